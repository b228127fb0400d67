import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceWorker } from '../../cli/build/service-worker.ts'
import { companyFolder } from './company.ts'

type Given = {
  /** The files of the build that it is of: others make another worker. */
  files: readonly string[]
  /** What the company's site.ts says besides. */
  site?: string
}

/** The service worker as a build makes it. */
export async function workerOf({ files, site = '' }: Given): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'company-'))
  const before = process.env.CONTENT_DIR
  try {
    await cp(companyFolder, folder, {
      recursive: true,
      // It is one of a folder in the repository.
      filter: (path) => !path.endsWith('tsconfig.json'),
    })
    const file = join(folder, 'site.ts')
    const record = await readFile(file, 'utf8')
    await writeFile(file, record.replace(/\n\}\s*$/, `\n  ${site}\n}\n`))
    process.env.CONTENT_DIR = folder
    return await emitted(files)
  } finally {
    process.env.CONTENT_DIR = before
    await rm(folder, { recursive: true, force: true })
  }
}

/** What the plugin of the build adds to its files. */
async function emitted(files: readonly string[]): Promise<string> {
  const sources: string[] = []
  const context = { emitFile: ({ source }: { source: string }) => sources.push(source) }
  const generate = serviceWorker().generateBundle as unknown as (
    this: typeof context,
    options: object,
    bundle: Record<string, object>,
  ) => Promise<void>
  await generate.call(context, {}, Object.fromEntries(files.map((name) => [name, {}])))
  return sources.join('')
}
