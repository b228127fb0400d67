import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { installPackage } from './debian-package.ts'

const execute = promisify(execFile)
const user = 'site'

export type PostgresServer = {
  /** A new, empty database. */
  database: () => Promise<string>
  /** Ends the server at once, as a crash would; its databases stay. */
  crash: () => Promise<void>
  restart: () => Promise<void>
  /** Stops or goes on with all of it as it is: its connections stay and say nothing. */
  freeze: (frozen: boolean) => void
  stop: () => Promise<void>
}

/**
 * Starts a real PostgreSQL in a folder of its own, reachable by nobody else: Debian's programs, or
 * those on the search path; as root on Debian they are installed where missing.
 */
export async function startPostgres(): Promise<PostgresServer | { skipped: string }> {
  const programs = findPrograms() ?? (installPackage('postgresql'), findPrograms())
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
  let server: ChildProcess
  const psql = (statement: string) => {
    const args = ['-h', folder, '-U', user, '-d', 'postgres', '-qc', statement]
    return execute(join(programs, 'psql'), args, as)
  }
  const crash = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    // PostgreSQL's immediate shutdown.
    server.kill('SIGQUIT')
    await ended
  }
  const stop = async () => {
    await crash()
    rmSync(folder, { recursive: true, force: true })
  }
  const start = async () => {
    const args = ['-D', data, '-k', folder, ...settings]
    let said = ''
    const begin = () => {
      server = spawn(join(programs, 'postgres'), args, {
        ...as,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      server.stderr!.on('data', (chunk: Buffer) => (said += chunk.toString()))
    }
    begin()
    const deadline = Date.now() + 30_000
    while (!(await psql('SELECT 1').catch(() => undefined))) {
      if (Date.now() > deadline) {
        await stop()
        throw new Error(`PostgreSQL did not start: ${said}`)
      }
      await new Promise((later) => setTimeout(later, 50))
      // One that crashed may have left what the next has to wait for.
      if (server.exitCode !== null) begin()
    }
  }
  await start()

  let databases = 0
  return {
    async database() {
      databases += 1
      await psql(`CREATE DATABASE test${databases}`)
      return `postgres://${user}@localhost/test${databases}?host=${encodeURIComponent(folder)}`
    },
    crash,
    restart: start,
    freeze(frozen) {
      const pid = server.pid!
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
      // The first makes the others: it is stopped first, and goes on last.
      const all = [pid, ...children.filter(Boolean).map(Number)]
      for (const one of frozen ? all : all.reverse())
        process.kill(one, frozen ? 'SIGSTOP' : 'SIGCONT')
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
