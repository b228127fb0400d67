import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { boundConnections } from './bound-connections.ts'

const endings: (() => unknown)[] = []
afterEach(() => endings.splice(0).map((end) => end()))

async function world() {
  const log = { warn: vi.fn() }
  let time = 0
  const server = createServer((_, response) => response.end('answered'))
  boundConnections([server], { log, most: 3, now: () => time })
  server.listen(0, '127.0.0.1')
  endings.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  await once(server, 'listening')
  const open = async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    endings.push(() => socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  const ask = async (socket: Socket) => {
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
    return text(socket).catch(() => '')
  }
  return { open, ask, log, wait: (milliseconds: number) => void (time += milliseconds) }
}

test('whoever comes when all connections are taken is let go of at once, and logged once a minute', async () => {
  const { open, ask, log, wait } = await world()
  const taken = await Promise.all([open(), open(), open()])
  for (let i = 0; i < 3; i++) expect(await ask(await open())).toBe('')
  expect(log.warn).toHaveBeenCalledTimes(1)
  wait(61_000)
  expect(await ask(await open())).toBe('')
  expect(log.warn).toHaveBeenCalledTimes(2)
  // Those that were there are served, and make room.
  for (const socket of taken) expect(await ask(socket)).toContain('answered')
  await vi.waitFor(async () => expect(await ask(await open())).toContain('answered'))
})
