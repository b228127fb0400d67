import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeDataSheets } from './data-sheets/make.ts'
import { makeDocuments } from './documents/make.ts'
import { makeFilms } from './films/make.ts'
import { makeIllustrations } from './illustrations/make.ts'
import { makePictures } from './pictures/make.ts'

const usage = `Makes the site's media from the catalogue.

  node media/main.ts pictures [--force] [slug …]   product pictures that are missing or stale
  node media/main.ts films [--force] [name …]      films that are missing or stale (needs ffmpeg)
  node media/main.ts data-sheets [--force] [slug …]  data and product sheets that are missing or stale
  node media/main.ts documents [--force] [name …]  guides, brochures, papers and the BEAD files that are missing or stale
  node media/main.ts illustrations [--force] [part of a file name …]  logos, icons, drawings, map and social cards that are missing or stale

CHROMIUM_PATH names the browser that draws them (default /usr/bin/chromium).`

const [task, ...rest] = process.argv.slice(2)
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const say = (line: string) => console.log(line)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(130))

if (task === 'illustrations') {
  const only = rest.filter((word) => !word.startsWith('--'))
  const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const failed = await makeIllustrations({
    root,
    chromium,
    only,
    force: rest.includes('--force'),
    say,
  })
  process.exitCode = failed ? 1 : 0
} else if (task === 'data-sheets') {
  const only = rest.filter((word) => !word.startsWith('--'))
  const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const failed = await makeDataSheets({
    root,
    chromium,
    only,
    force: rest.includes('--force'),
    say,
  })
  process.exitCode = failed ? 1 : 0
} else if (task === 'documents') {
  const only = rest.filter((word) => !word.startsWith('--'))
  const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const failed = await makeDocuments({ root, chromium, only, force: rest.includes('--force'), say })
  process.exitCode = failed ? 1 : 0
} else if (task === 'films') {
  const only = rest.filter((word) => !word.startsWith('--'))
  const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const failed = await makeFilms({ root, chromium, only, force: rest.includes('--force'), say })
  process.exitCode = failed ? 1 : 0
} else if (task === 'pictures') {
  const only = rest.filter((word) => !word.startsWith('--'))
  const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const failed = await makePictures({ root, chromium, only, force: rest.includes('--force'), say })
  process.exitCode = failed ? 1 : 0
} else {
  say(usage)
  process.exitCode = task ? 2 : 0
}
