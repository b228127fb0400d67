import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import { openDoors } from './doors.ts'

const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

const host = '127.0.0.1'
const create = () => {
  const server = createServer((_, response) => response.end('here'))
  opened.push(server)
  return server
}

test('all answer at one address', async () => {
  const { port } = await openDoors(create, { port: 0, host })
  const answers = await Promise.all(
    Array.from({ length: 40 }, async () => (await fetch(`http://${host}:${port}`)).text()),
  )
  expect(new Set(answers)).toEqual(new Set(['here']))
})

test('an address that another process of the kind has is in use', async () => {
  const { port } = await openDoors(create, { port: 0, host })
  await expect(openDoors(create, { port, host })).rejects.toThrow('EADDRINUSE')
})

test.runIf(process.platform === 'linux')('several come in with one turn', async () => {
  const { servers, port } = await openDoors(create, { port: 0, host })
  const turns: number[] = []
  let turn = 0
  const count = () => {
    turn++
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  for (const server of servers) server.on('connection', () => turns.push(turn))
  const sockets = Array.from({ length: 64 }, () => connect(port, host))
  // All are at the door before the next turn looks.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  while (turns.length < sockets.length) await new Promise((resolve) => setImmediate(resolve))
  clearImmediate(counting)
  for (const socket of sockets) socket.destroy()
  // Through one door they would take 64 turns.
  expect(new Set(turns).size).toBeLessThan(48)
})
