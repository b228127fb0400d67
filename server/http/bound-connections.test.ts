import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { boundConnections } from './bound-connections.ts'

const endings: (() => unknown)[] = []
afterEach(() => endings.splice(0).map((end) => end()))

async function world(most: number) {
  const log = { warn: vi.fn() }
  let time = 0
  const server = createServer((_, response) => response.end('answered'))
  boundConnections(server, { log, most, now: () => time })
  server.listen(0, '127.0.0.1')
  endings.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  /** As a visitor of this address: any of 127.0.0.0/8 is this machine's. */
  const open = async (localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => {})
    endings.push(() => socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  const ask = async (socket: Socket) => {
    socket.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
    return text(socket).catch(() => '')
  }
  return { open, ask, log, wait: (milliseconds: number) => void (time += milliseconds) }
}

test('one address has as many connections as are left for others, which is logged once a minute', async () => {
  const { open, ask, log, wait } = await world(8)
  const silent: Socket[] = []
  for (let i = 0; i < 6; i++) silent.push(await open('127.0.0.5'))
  expect(await ask(await open('127.0.0.5'))).toBe('')
  expect(log.warn).toHaveBeenCalledTimes(1)
  wait(61_000)
  expect(await ask(await open('127.0.0.5'))).toBe('')
  expect(log.warn).toHaveBeenCalledTimes(2)
  expect(await ask(await open('127.0.0.6'))).toContain('answered')
  // Those that were let in are served, and make room.
  for (const socket of silent.slice(0, 4)) expect(await ask(socket)).toContain('answered')
  await vi.waitFor(async () => expect(await ask(await open('127.0.0.5'))).toContain('answered'))
})

test('beyond all that are kept open the next is closed, whoever it is', async () => {
  const { open, ask } = await world(3)
  const addresses = ['127.0.0.5', '127.0.0.6', '127.0.0.7']
  const taken: Socket[] = []
  for (const address of addresses) taken.push(await open(address))
  expect(await ask(await open('127.0.0.8'))).toBe('')
  for (const socket of taken) expect(await ask(socket)).toContain('answered')
})
