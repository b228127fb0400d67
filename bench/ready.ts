import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { atMost, median, type Figure } from './figure.ts'
import { freePort } from './site.ts'

const timeoutMilliseconds = 60_000
/** The least a Node server can take. */
const bareServer = "require('node:http').createServer((q, s) => s.end()).listen(process.env.PORT)"

/** From the start of the process to the first page it answers. */
export async function ready({ runs }: { runs: number }): Promise<Figure[]> {
  const starts = { bare: [] as number[], server: [] as number[], npm: [] as number[] }
  for (let run = 0; run < runs; run++) {
    starts.bare.push(await timeToAnswer(process.execPath, ['-e', bareServer]))
    starts.server.push(await timeToPage())
    starts.npm.push(await timeToAnswer('npm', ['start']))
  }
  const figure = (what: string, value: number[]): Figure => ({
    what,
    value: median(value),
    baseline: median(starts.bare),
    unit: 'ms',
    budget: atMost(2000),
  })
  return [
    figure('node build/server/index.js to the first page', starts.server),
    figure('npm start with a fresh build to the first page', starts.npm),
  ]
}

/**
 * Milliseconds until the built server, started with the catalogue of `folder`, answers with its list
 * of products. `keptIn`: a data folder, with what a server left there when it ended.
 */
export function timeToPage(folder = '.', keptIn?: string): Promise<number> {
  const args = [resolve('build/server/index.js')]
  const content = folder === '.' ? undefined : { CONTENT_DIR: resolve(folder, 'content') }
  // React's other half renders at a fifth of the speed.
  return timeToAnswer(
    process.execPath,
    args,
    { folder, NODE_ENV: 'production', ...content },
    keptIn,
  )
}

async function timeToAnswer(
  command: string,
  args: string[],
  { folder = '.', ...variables }: Record<string, string> = {},
  keptIn?: string,
): Promise<number> {
  const data = keptIn ?? (await mkdtemp(join(tmpdir(), 'ready-')))
  const port = String(await freePort())
  const start = performance.now()
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, ...variables, PORT: port, DATA_DIR: data, DRAIN_SECONDS: '0' },
    stdio: 'ignore',
    // npm starts processes of its own: they end as a group.
    detached: true,
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/products`).catch(() => undefined)
      const elapsed = performance.now() - start
      if (answer?.ok) return elapsed
      if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} ended by itself.`)
      if (elapsed > timeoutMilliseconds) throw new Error(`${command} never answered.`)
      await new Promise((later) => setTimeout(later, 5))
    }
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
    if (keptIn === undefined) await rm(data, { recursive: true, force: true })
  }
}
