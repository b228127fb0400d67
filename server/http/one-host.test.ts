import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasOneHost, refuseHosts } from './one-host.ts'

let server: Server
beforeAll(async () => {
  server = createServer((request, response) => {
    if (hasOneHost(request)) response.end('answered')
    else refuseHosts(response, { 'x-frame-options': 'SAMEORIGIN' })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

async function answerTo(...lines: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(['GET / HTTP/1.1', ...lines, 'x: host', '', ''].join('\r\n'))
  return text(socket)
}

test.each([[['Host: a', 'host: b']], [['hOST: a', 'y: 1', 'Host: a']]])(
  'a request with %j is refused, and its connection ends',
  async (hosts) => {
    const answer = await answerTo(...hosts)
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(answer.toLowerCase()).toContain('\r\nx-frame-options: sameorigin\r\n')
    expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
  },
)

test('one with one host is answered', async () => {
  expect(await answerTo('Host: a', 'Connection: close')).toContain('answered')
})
