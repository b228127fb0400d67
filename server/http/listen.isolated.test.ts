import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inSweeps } from '#test/sweep.ts'
import { listen, maxHeaderBytes } from './listen.ts'

let site: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  const app = new Hono().get('/*', (c) => c.text('answered'))
  site = await listen(app.fetch, { port: 0, host: '127.0.0.1', log: { warn: vi.fn() } })
})
afterAll(() => site.server.close())

test('a port that is taken is told', async () => {
  const { port } = site
  const again = listen(() => new Response(), { port, host: '127.0.0.1', log: { warn: vi.fn() } })
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('an address of a whole parts list is read, and none without end', async () => {
  const ask = async (length: number) =>
    (await fetch(`http://127.0.0.1:${site.port}/${'x'.repeat(length)}`)).status
  expect(await ask(maxHeaderBytes - 1000)).toBe(200)
  expect(await ask(maxHeaderBytes)).toBe(431)
})

inSweeps(
  'connections that send nothing, or half a head, are closed within 15 seconds',
  async () => {
    const [silent, half] = [connect(site.port, '127.0.0.1'), connect(site.port, '127.0.0.1')]
    half.write('GET / HTTP/1.1\r\nHost: a\r\n')
    const began = performance.now()
    const answers = await Promise.all([silent, half].map((socket) => text(socket)))
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect(performance.now() - began).toBeLessThan(15_000)
  },
)
