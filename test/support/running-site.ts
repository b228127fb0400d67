import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { builtSite } from './company.ts'

export type RunningSite = {
  url: string
  output: () => string
  /** Ends the process; `keepData` leaves its data folder for a second start. */
  stop: (options?: { keepData: boolean }) => Promise<void>
  /** Ends the process as a power cut would; its data folder stays. */
  kill: () => Promise<void>
}

type OwnProcess = RunningSite & {
  pid: number
  signal: (signal: NodeJS.Signals) => void
  /** Its status, once it has ended. */
  ended: Promise<number | null>
}

type Options = {
  /** Where the site runs, if not where it is built: `build`, and `content`, its company's files. */
  folder?: string | undefined
  /** Where it is built, if not in `build` of that folder. */
  build?: string | undefined
  /** A data folder to start with; otherwise a new one. */
  data?: string | undefined
  /** A command that starts the site in its place, such as `['nice']`; it has to become its process. */
  through?: readonly string[] | undefined
  /** How long it may take to be ready: other work on the machine must not fail a test. */
  timeoutMilliseconds?: number | undefined
}

/** Starts the built site on a free port with a data folder of its own. */
export async function startSite(
  variables: Record<string, string> = {},
  {
    folder = builtSite,
    build = join(folder, 'build'),
    data: given,
    through = [],
    timeoutMilliseconds = 60_000,
  }: Options = {},
): Promise<OwnProcess> {
  const data = given ?? (await mkdtemp(join(tmpdir(), 'site-')))
  const server = [process.execPath, resolve(build, 'server/index.js')]
  const [command = '', ...args] = [...through, ...server]
  const child = spawn(command, args, {
    cwd: folder,
    env: {
      ...process.env,
      // As `npm start` runs it: React's other half renders at a fifth of the speed.
      NODE_ENV: 'production',
      PORT: '0',
      // Nobody shares requests out here.
      DRAIN_SECONDS: '0',
      DATA_DIR: data,
      ...(folder === '.' ? {} : { CONTENT_DIR: resolve(folder, 'content') }),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = await readyUrl(child, () => output, timeoutMilliseconds)
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await ended
  }
  return {
    url,
    pid: child.pid!,
    output: () => output,
    kill: () => end('SIGKILL'),
    signal: (signal) => void child.kill(signal),
    ended,
    async stop({ keepData } = { keepData: false }) {
      await end('SIGTERM')
      if (!keepData) await rm(data, { recursive: true, force: true })
    },
  }
}

async function readyUrl(
  child: ChildProcess,
  output: () => string,
  timeoutMilliseconds: number,
): Promise<string> {
  const deadline = Date.now() + timeoutMilliseconds
  while (Date.now() < deadline && child.exitCode === null) {
    const match = /"url":"(http:[^"]+)","msg":"ready"/.exec(output())
    if (match?.[1]) return match[1]
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  child.kill('SIGKILL')
  throw new Error(`The site did not start:\n${output()}`)
}
