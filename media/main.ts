import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeDataSheets } from './data-sheets/make.ts'
import { makeDocuments } from './documents/make.ts'
import { makeFilms } from './films/make.ts'
import { makeIllustrations } from './illustrations/make.ts'
import { makePictures } from './pictures/make.ts'

/** In the order in which one needs the other: sheets and papers show the pictures. */
const makers = {
  pictures: makePictures,
  illustrations: makeIllustrations,
  films: makeFilms,
  'data-sheets': makeDataSheets,
  documents: makeDocuments,
}
type Task = keyof typeof makers

const usage = `Makes the site's media from the catalogue: what is missing, or was made from other data.

  npm run media                                    all of it
  npm run media -- pictures [--force] [slug …]     product pictures
  npm run media -- illustrations [--force] [name …]  logos, icons, drawings, map, social cards
  npm run media -- films [--force] [name …]        films and their posters (needs ffmpeg)
  npm run media -- data-sheets [--force] [slug …]  data and product sheets
  npm run media -- documents [--force] [name …]    guides, brochures, papers, the BEAD files

CHROMIUM_PATH names the browser that draws them (default /usr/bin/chromium).`

// A browser under way would otherwise outlive the command.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(130))
}

const [asked, ...rest] = process.argv.slice(2)
const tasks = (Object.keys(makers) as Task[]).filter((task) => !asked || task === asked)
if (!tasks.length) {
  console.log(usage)
  process.exitCode = 2
}
const options = {
  root: path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'),
  chromium: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  only: rest.filter((word) => !word.startsWith('--')),
  force: rest.includes('--force'),
  say: (line: string) => console.log(line),
}
for (const task of tasks) {
  if (await makers[task](options)) process.exitCode = 1
}
