import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const user = 'site'

export type PostgresServer = {
  /** A new, empty database. */
  database: () => Promise<string>
  stop: () => Promise<void>
}

/**
 * Starts a real PostgreSQL in a folder of its own, reachable by nobody else: Debian's programs, or
 * those on the search path; as root on Debian they are installed where missing.
 */
export async function startPostgres(): Promise<PostgresServer | { skipped: string }> {
  const programs = findPrograms() ?? installPrograms()
  if (!programs) return { skipped: 'no PostgreSQL on this machine: no initdb and postgres found' }
  const account = unprivileged()
  if (account === 'none') return { skipped: 'PostgreSQL does not run as root, and nobody else is' }

  // Short: the path of a socket may have some 100 characters.
  const folder = mkdtempSync('/tmp/postgres-')
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const as = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...account }
  const encoding = ['--encoding=UTF8', '--locale=C', '--auth=trust', '--no-sync']
  await execute(join(programs, 'initdb'), ['-D', data, '-U', user, ...encoding], as)

  const settings = ['listen_addresses=', 'fsync=off', 'log_min_messages=fatal'].flatMap((one) => [
    '-c',
    one,
  ])
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, ...settings], {
    ...as,
    stdio: 'ignore',
  })
  const ended = once(server, 'exit')
  const psql = (statement: string) => {
    const args = ['-h', folder, '-U', user, '-d', 'postgres', '-qc', statement]
    return execute(join(programs, 'psql'), args, as)
  }
  const stop = async () => {
    // PostgreSQL's immediate shutdown: nothing of this is kept.
    server.kill('SIGQUIT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const deadline = Date.now() + 30_000
  while (!(await psql('SELECT 1').catch(() => undefined))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop()
      throw new Error('PostgreSQL did not start.')
    }
    await new Promise((later) => setTimeout(later, 50))
  }

  let databases = 0
  return {
    async database() {
      databases += 1
      await psql(`CREATE DATABASE test${databases}`)
      return `postgres://${user}@localhost/test${databases}?host=${encodeURIComponent(folder)}`
    },
    stop,
  }
}

function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => +b - +a) : []
  const folders = versions.map((version) => join(debian, version, 'bin'))
  folders.push(...(process.env.PATH ?? '').split(delimiter))
  const needed = ['initdb', 'postgres', 'psql']
  return folders.find((folder) => needed.every((name) => existsSync(join(folder, name))))
}

function installPrograms(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing PostgreSQL …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
  ]) {
    spawnSync('apt-get', args, { stdio: 'ignore', env })
  }
  return findPrograms()
}

/** PostgreSQL refuses to run as root; undefined where we are somebody else already. */
function unprivileged(): { uid: number; gid: number } | undefined | 'none' {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const id = (option: string) => spawnSync('id', [option, name], { encoding: 'utf8' })
    const [uid, gid] = [id('-u'), id('-g')]
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  return 'none'
}
