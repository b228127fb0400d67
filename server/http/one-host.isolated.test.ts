import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listen } from './listen.ts'
import { requireOneHost } from './one-host.ts'

let site: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  const app = new Hono().use(requireOneHost).get('/', (c) => c.text('answered'))
  site = await listen(app.fetch, { port: 0, host: '127.0.0.1', log: { warn: vi.fn() } })
})
afterAll(() => site.server.close())

async function answerTo(...lines: string[]): Promise<string> {
  const socket = connect(site.port, '127.0.0.1')
  socket.write(['GET / HTTP/1.1', ...lines, 'x: host', '', ''].join('\r\n'))
  return text(socket)
}

test.each([[['Host: a', 'host: b']], [['hOST: a', 'y: 1', 'Host: a']]])(
  'a request with %j is refused, and its connection ends',
  async (hosts) => {
    const answer = await answerTo(...hosts)
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
  },
)

test('one with one host is answered', async () => {
  expect(await answerTo('Host: a', 'Connection: close')).toContain('answered')
})
