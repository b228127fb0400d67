import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { secondsToRecover, secondsToTell, writeReport } from '#test/faults/fault-rows.ts'
import {
  expectUnnoticed,
  roundsRead,
  startFaultySite,
  underLoad,
  warm,
} from '#test/faults/faulty-site.ts'
import { read } from '#test/faults/readers.ts'
import { canStore, secondsUntilTold, startOn } from '#test/faults/site-on.ts'
import { secondsUntil, whatIsTold } from '#test/faults/site-tells.ts'

const patience = 180_000

/** What the runs came to, by fault. */
const report: Record<string, object> = {}
afterAll(() => writeReport('machine', report))

test(
  'a clock that jumps on and back keeps nothing waiting and makes nothing lie',
  { timeout: patience },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clock-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'shift')
    const module = new URL('../support/faults/shifted-clock.ts', import.meta.url)
    const variables = { NODE_OPTIONS: `--import=${module.href}`, CLOCK_SHIFT: file }
    const { site, dependencies } = await startOn(['board', 'webhook'], variables)
    const { url } = site
    await warm(url, dependencies)
    const shiftTo = (hours: number) => {
      writeFileSync(file, String(hours * 3_600_000))
      site.signal('SIGUSR2')
    }
    const board = dependencies.find(({ name }) => name === 'board')!
    const failAndReturn = async (between = () => {}) => {
      await board.proxy.become('refused')
      const toldAfter = await secondsToTell(board, url)
      between()
      // What waits since before the jump is still told of, and what comes is added to it.
      const waiting = (await whatIsTold(url))?.submissions.waiting ?? 0
      const grewAfter = await secondsUntilTold(
        url,
        (told) => (told.submissions.waiting ?? 0) > waiting + 1,
      )
      await board.proxy.become('well')
      const wellAfter = await secondsToRecover(board, url)
      return { toldAfter, grewAfter, wellAfter }
    }
    const run = await underLoad(
      site,
      async () => {
        shiftTo(2)
        const ahead = await failAndReturn()
        const back = await failAndReturn(() => shiftTo(0))
        return { ahead, back }
      },
      dependencies,
    )
    report['clock two hours on and back'] = run
    for (const seconds of Object.values(run.value))
      expect(seconds).toEqual({
        toldAfter: expect.any(Number),
        grewAfter: expect.any(Number),
        wellAfter: expect.any(Number),
      })
    expectUnnoticed(run)
    const onBoard = board.has!()
    expect(onBoard.length).toBe(new Set(onBoard).size)
  },
)

/** So many that the server has no room for another. */
const descriptors = 128
const crowd = 300

test(
  'a server without file descriptors answers those it has, and everybody once there are some',
  { timeout: patience },
  async () => {
    const through = ['sh', '-c', `ulimit -n ${descriptors}; exec "$@"`, 'sh']
    const { site, dependencies } = await startOn(['webhook'], {}, { through })
    const { url } = site
    await warm(url, dependencies)
    const run = await underLoad(
      site,
      async ({ more }) => {
        // More connections than readers and visitors take at once: they go on with these.
        await Promise.all(Array.from({ length: 6 }, () => read(url)))
        const sockets = connectMany(Number(new URL(url).port))
        const isFull = await secondsUntil(() => refusesNewcomers(url), 5)
        await more(roundsRead)
        for (const socket of sockets) socket.destroy()
        const wellAfter = await secondsUntilTold(url, canStore)
        return { isFull, wellAfter }
      },
      dependencies,
    )
    report['no file descriptors'] = run
    expect(run.value).toEqual({ isFull: expect.any(Number), wellAfter: expect.any(Number) })
    expectUnnoticed(run)
  },
)

/** Whether who has no connection yet is answered nothing. */
function refusesNewcomers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = get(`${url}/healthz`, { agent: false, timeout: 2000 }, (response) => {
      response.resume()
      resolve(false)
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve(true))
  })
}

function connectMany(port: number): Socket[] {
  return Array.from({ length: crowd }, () => {
    const socket = connect(port, '127.0.0.1')
    // Those for whom there is no room.
    socket.on('error', () => {})
    return socket
  })
}

test(
  'PostgreSQL, the search database and Redis that are frozen are told of, and go on where they were',
  { timeout: patience },
  async () => {
    const { site, dependencies, skipped } = await startFaultySite([
      'postgres',
      'search',
      'redis',
      'webhook',
    ])
    const { url } = site
    const frozen = dependencies.filter(({ freeze }) => freeze)
    onTestFinished(() => frozen.forEach(({ freeze }) => freeze!(false)))
    const run = await underLoad(
      site,
      ({ more }) =>
        Promise.all(
          frozen.map(async (one) => {
            one.freeze!(true)
            const toldAfter = await secondsToTell(one, url)
            await more(roundsRead)
            one.freeze!(false)
            return { dependency: one.name, toldAfter, wellAfter: await secondsToRecover(one, url) }
          }),
        ),
      dependencies,
    )
    report.frozen = { ...run, skipped }
    expect(run.value.length + skipped.length).toBe(3)
    for (const row of run.value)
      expect(row).toMatchObject({ toldAfter: expect.any(Number), wellAfter: expect.any(Number) })
    expectUnnoticed(run)
  },
)
