import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Own = {
  name?: string
  /** Files that its people wrote over those that it began with. */
  over?: string
}

/** Writes the folder anew and builds its site, unless that is built. Returns where `startSite` finds both. */
export function created(
  locale: string,
  trade: string,
  { name = 'Hull GmbH', over }: Own = {},
): string {
  const place = `.test-build/created-${locale}`
  const mine = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8)
  const folder = join(tmpdir(), `created-${mine}-${locale}`)
  rmSync(folder, { recursive: true, force: true })
  const options = [`--name=${name}`, `--trade=${trade}`, `--language=${locale}`, '--color=#ffd400']
  execFileSync(process.execPath, ['cli/create/run.ts', folder, ...options, '--yes'])
  if (over) cpSync(over, folder, { recursive: true })
  mkdirSync(place, { recursive: true })
  rmSync(join(place, 'content'), { force: true })
  symlinkSync(folder, join(place, 'content'), 'junction')
  execFileSync(process.execPath, ['test/build.ts'], {
    env: {
      ...process.env,
      CONTENT_DIR: join(place, 'content'),
      BUILD_DIR: join(place, 'build'),
    },
    stdio: 'ignore',
  })
  return place
}
