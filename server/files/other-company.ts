import { readFile, realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { RunningBuild } from './running-build.ts'

type Given = {
  /** The folder that products, files and old addresses are read of. */
  folder: string
  /** The one whose records this build was made of, and what its company is called. */
  built: string
  name: string
}

/**
 * Why a folder is not to be served by this build: it is another company's, whose products would stand
 * among these pages. Undefined where it is the same company's, or where it does not say, as a
 * catalogue that stands alone.
 */
export async function otherCompany({ folder, built, name }: Given): Promise<string | undefined> {
  const [read, own] = await Promise.all([folder, built].map(placeOf))
  // A company may have been renamed since: a stale build is told of elsewhere.
  if (read === own) return undefined
  const site = await readFile(join(folder, 'site.ts'), 'utf8').catch(() => undefined)
  if (site === undefined || site.replaceAll('\\', '').includes(name)) return undefined
  return (
    `CONTENT_DIR is ${folder}, which is not the folder of ${name}, whose site this build is: ` +
    `its products stand among the pages of ${name}. Build it with this CONTENT_DIR (npm run build).`
  )
}

const placeOf = (folder: string) => realpath(folder).catch(() => resolve(folder))

/** A build that readiness and gauges call stale, whatever else is said of it. */
export function toldStale(built: RunningBuild, reason: string): RunningBuild {
  return {
    ...built,
    state: async () => ({
      ...(await built.state()),
      status: 'stale',
      reason: `stale build: ${reason}`,
    }),
  }
}
