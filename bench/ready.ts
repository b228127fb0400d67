import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#test/free-port.ts'
import { budgets } from './budgets.ts'
import { median, type Figure } from './figure.ts'

const timeoutMilliseconds = 60_000
/** The least that a server on Node can take. */
const bareServer = "require('node:http').createServer((q, s) => s.end()).listen(process.env.PORT)"

/** From the command to the first page that it answers. */
export async function measureReady({ runs }: { runs: number }): Promise<Figure[]> {
  const times: Record<'bare' | 'site', number[]> = { bare: [], site: [] }
  for (let run = 0; run < runs; run++) {
    times.bare.push(await timeToAnswer(process.execPath, ['-e', bareServer]))
    times.site.push(await timeToAnswer('npm', ['start']))
  }
  return [
    {
      what: 'npm start with a fresh build to the first page',
      value: median(times.site),
      baseline: median(times.bare),
      unit: 'ms',
      budget: budgets.ready,
    },
  ]
}

async function timeToAnswer(command: string, args: string[]): Promise<number> {
  const data = await mkdtemp(join(tmpdir(), 'ready-'))
  const port = String(await freePort())
  const start = performance.now()
  // npm starts further processes: they end as a group.
  const child = spawn(command, args, {
    env: { ...process.env, PORT: port, DATA_DIR: data, DRAIN_SECONDS: '0' },
    stdio: 'ignore',
    detached: true,
  })
  const ended = once(child, 'exit')
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${port}/products`).catch(() => undefined)
      const elapsed = performance.now() - start
      if (answer?.ok) return elapsed
      if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} ended early.`)
      if (elapsed > timeoutMilliseconds) throw new Error(`${command} did not answer.`)
      await pause(5)
    }
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await ended
    await rm(data, { recursive: true, force: true })
  }
}
