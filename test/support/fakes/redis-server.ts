import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram, installPackage } from './debian-package.ts'

export type RedisServer = {
  url: string
  /** Ends the process at once, as a crash would. */
  crash: () => Promise<void>
  restart: () => Promise<void>
  /** Stops or goes on with it as it is: its connections stay and say nothing. */
  freeze: (frozen: boolean) => void
  stop: () => Promise<void>
}

/**
 * Starts a real Redis on a socket that nobody else reaches; as root on Debian it is installed where
 * missing.
 */
export async function startRedis(): Promise<RedisServer | { skipped: string }> {
  const name = 'redis-server'
  const program = findProgram(name) ?? (installPackage(name), findProgram(name))
  if (!program) return { skipped: 'no Redis on this machine: no redis-server found' }

  // Short: the path of a socket may have some 100 characters.
  const folder = mkdtempSync('/tmp/redis-')
  const socket = join(folder, 'socket')
  const settings = ['--port', '0', '--unixsocket', socket, '--save', '', '--dir', folder]
  let server: ChildProcess

  async function start(): Promise<void> {
    server = spawn(program!, settings, { stdio: 'ignore' })
    const deadline = Date.now() + 20_000
    while (!existsSync(socket)) {
      if (server.exitCode !== null || Date.now() > deadline) throw new Error('Redis did not start.')
      await new Promise((later) => setTimeout(later, 20))
    }
  }
  async function crash(): Promise<void> {
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
    rmSync(socket, { force: true })
  }

  await start()
  return {
    url: `unix://${socket}`,
    crash,
    restart: start,
    freeze: (frozen) => void server.kill(frozen ? 'SIGSTOP' : 'SIGCONT'),
    async stop() {
      if (server.exitCode === null && server.signalCode === null) await crash()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
