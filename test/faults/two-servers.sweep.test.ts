import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { products } from '#test/catalogue.ts'
import { findProgram } from '#test/fakes/debian-package.ts'
import { contact } from '#test/submissions.fixture.ts'
import { ask, startTwoServers, type TwoServers } from '#test/two-servers.ts'

const started = await startTwoServers()
const skipped = 'skipped' in started ? ` (skipped: ${started.skipped})` : ''
const world = started as TwoServers
const patience = 240_000
const within = { timeout: 30_000, interval: 100 }
const pages = ['/', '/products', '/about', `/${products[0]!.slug}`, '/favicon.svg']

afterAll(async () => {
  if (!skipped) await world.stop()
})

const at = (path: string) => world.nginx.url + path

type Answer = Awaited<ReturnType<typeof ask>>
/** Stored, whether or not the boards had it in time: a server that stops leaves that to the other. */
const isKept = ({ status, text }: Answer) =>
  status === 200 || (status === 504 && text.includes('"pending"'))

let visitors = 10
/** Sends a form through nginx, each as another visitor. */
function send(submission = contact(), from = `127.0.1.${visitors++}`) {
  const body = { ...submission.fields, submissionId: submission.id }
  return ask(at('/api/contact'), { from, body })
}

const delivered = (message: string) =>
  world.boards.items.filter(({ columns }) => columns.some(({ text }) => text === message)).length

describe.skipIf(skipped)(`two servers behind nginx${skipped}`, () => {
  test('count one limit together', { timeout: patience }, async () => {
    const answers: Answer[] = []
    for (let form = 0; form < 12; form++) answers.push(await send(contact(), '127.0.1.1'))
    expect(answers.slice(0, 10).filter((one) => !isKept(one))).toEqual([])
    expect(answers.slice(10).map(({ status }) => status)).toEqual([429, 429])
    for (const { url } of world.sites) {
      const { text } = await ask(`${url}/metrics`)
      expect(text).toMatch(
        /^http_request_duration_seconds_count\{method="POST",status="2xx"\} [1-9]/m,
      )
    }
  })

  test('answer every request while one of them is gone', { timeout: patience }, async () => {
    await world.sites[0].kill()
    const paths = Array.from({ length: 8 }, () => pages).flat()
    const answers = await Promise.all(paths.map((path) => ask(at(path))))
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
    expect(await send()).toSatisfy(isKept)
    await world.start(0)
  })

  test('serve kept pages to everybody while they shed others', { timeout: patience }, async () => {
    for (const { url } of world.sites) for (const path of pages) await ask(url + path)
    const statuses: Record<'kept' | 'asked', number[]> = { kept: [], asked: [] }
    const keepAsking = async (name: keyof typeof statuses, from: string, path: () => string) => {
      while (statuses.kept.length < 40)
        statuses[name].push((await ask(at(path()), { from })).status)
    }
    let query = 0
    await Promise.all([
      ...Array.from({ length: 120 }, (_, i) =>
        keepAsking('asked', `127.0.2.${i + 1}`, () => `/products?q=word${query++}`),
      ),
      keepAsking('kept', '127.0.3.1', () => pages[query % pages.length]!),
    ])
    // Shed by the site, or refused by nginx: never for want of a server.
    expect(statuses.asked.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(new Set(statuses.kept)).toEqual(new Set([200]))
  })

  test.skipIf(!findProgram('curl'))(
    'lose no visitor while deploy/restart starts one after the other anew',
    { timeout: patience },
    async () => {
      const path = await systemctl()
      const [read, sent]: Answer[][] = [[], []]
      const messages: string[] = []
      const restarting = new AbortController()
      const visitor = async (each: () => Promise<unknown>, pause: number) => {
        while (!restarting.signal.aborted) {
          await each()
          await new Promise((later) => setTimeout(later, pause))
        }
      }
      const lost = (error: Error) => ({ status: 0, text: error.message })
      let turn = 0
      const readOne = async () =>
        read!.push(await ask(at(pages[turn++ % pages.length]!)).catch(lost))
      const sendOne = async () => {
        const message = `Sent during the restart, No. ${messages.push('')}`
        messages[messages.length - 1] = message
        sent!.push(await send(contact({ message })).catch(lost))
      }
      const visits = [visitor(readOne, 10), visitor(readOne, 10), visitor(sendOne, 1000)]
      const before = world.sites.map(({ url }) => url)
      const restart = join(import.meta.dirname, '../../deploy/restart')
      const { stdout } = await promisify(execFile)(restart, world.ports.map(String), {
        env: { ...process.env, PATH: `${path}:${process.env.PATH}` },
      })
      restarting.abort()
      await Promise.all(visits)
      expect(stdout.match(/is ready/g)).toHaveLength(2)
      expect(world.sites.map(({ url }) => url)).toEqual(before)
      expect(read!.length).toBeGreaterThan(100)
      expect(read!.filter(({ status }) => status !== 200)).toEqual([])
      expect(sent!.filter((one) => !isKept(one))).toEqual([])
      for (const message of messages) {
        await expect.poll(() => delivered(message), within).toBe(1)
      }
    },
  )
})

/** A folder with a `systemctl` that starts our servers anew, and returns before they are ready. */
async function systemctl(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'systemctl-'))
  const starting: Promise<void>[] = []
  const control = createServer((asked, response) => {
    const server = world.ports.indexOf(Number(asked.url?.split('@')[1])) as 0 | 1
    void world.sites[server].stop({ keepData: true }).then(() => {
      starting.push(world.start(server))
      response.end()
    })
  })
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve))
  const { port } = control.address() as AddressInfo
  writeFileSync(
    join(folder, 'systemctl'),
    `#!/bin/sh\nexec curl -fsS "http://127.0.0.1:${port}/$2"\n`,
  )
  chmodSync(join(folder, 'systemctl'), 0o755)
  onTestFinished(async () => {
    await Promise.all(starting)
    control.close()
    rmSync(folder, { recursive: true })
  })
  return folder
}
