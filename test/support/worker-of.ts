import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceWorkerCode } from '../../cli/build/service-worker.ts'
import { companyFolder } from './company.ts'

/** The service worker as a build makes it; `record` is what the company's site.ts says besides. */
export async function workerOf(record = ''): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'company-'))
  const before = process.env.CONTENT_DIR
  try {
    await cp(companyFolder, folder, {
      recursive: true,
      // It is one of a folder in the repository.
      filter: (path) => !path.endsWith('tsconfig.json'),
    })
    const file = join(folder, 'site.ts')
    const site = await readFile(file, 'utf8')
    await writeFile(file, site.replace(/\n\}\s*$/, `\n  ${record}\n}\n`))
    process.env.CONTENT_DIR = folder
    return await serviceWorkerCode()
  } finally {
    process.env.CONTENT_DIR = before
    await rm(folder, { recursive: true, force: true })
  }
}
