import { once } from 'node:events'
import type { ServerOptions } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { listener, open, plain, quick, request, say } from './quick-server.fixture.ts'
import { QuickServer, type QuickAnswer } from './quick-server.ts'

async function started(options: ServerOptions = {}, answer: QuickAnswer = quick) {
  const server = new QuickServer(options, listener, answer)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}

describe('a connection', () => {
  test('that was answered ends when nobody asks for long', async () => {
    const server = await started({ keepAliveTimeout: 50 })
    Object.assign(server, { keepAliveTimeoutBuffer: 10 })
    const socket = open(server)
    socket.write(plain)
    await once(socket, 'data')
    const start = performance.now()
    await once(socket, 'end')
    expect(performance.now() - start).toBeLessThan(2000)
    socket.end()
    server.close()
  })

  test('on which nobody asked yet waits longer', async () => {
    const server = await started({ keepAliveTimeout: 20 })
    Object.assign(server, { keepAliveTimeoutBuffer: 10 })
    const socket = open(server)
    await wait(200)
    socket.write(plain)
    const [data] = await once(socket.setEncoding('latin1'), 'data')
    expect(data).toMatch(/^HTTP\/1\.1 200/)
    socket.destroy()
    server.close()
  })

  test('that is idle does not keep a server from closing', async () => {
    const server = await started()
    const [fresh, asked] = [open(server), open(server)]
    asked.write(plain)
    await once(asked, 'data')
    for (const socket of [fresh, asked]) socket.resume().on('end', () => socket.end())
    const start = performance.now()
    await new Promise((closed) => server.close(closed))
    expect(performance.now() - start).toBeLessThan(2000)
  })

  test('on which nobody has asked for long keeps none from closing either', async () => {
    const server = await started({ keepAliveTimeout: 20 })
    const socket = open(server).resume()
    socket.on('end', () => socket.end())
    // On a busy machine it is turned away before it was taken.
    socket.on('error', () => undefined)
    await wait(200)
    const start = performance.now()
    await new Promise((closed) => server.close(closed))
    expect(performance.now() - start).toBeLessThan(2000)
  })

  test.each([
    ['a page', plain],
    ['a form', `${request('POST /other HTTP/1.1', 'Content-Length: 3')}abc`],
  ])(
    'whose first request is on its way is answered while a server closes: %s',
    async (_, asked) => {
      const server = await started()
      const arrived = once(server, 'connection')
      const socket = open(server).setEncoding('latin1')
      await arrived
      const closed = new Promise((done) => server.close(done))
      socket.write(asked)
      const [data] = await once(socket, 'data')
      expect(data).toMatch(/^HTTP\/1\.1 20[01] /)
      socket.end()
      server.closeIdleConnections()
      await closed
    },
  )

  test('whose visitor reads nothing is held up', async () => {
    const body = Buffer.alloc(10_000_000, 'a')
    const large = ['content-length', String(body.length)]
    const answer = vi.fn<QuickAnswer>((_, response) => {
      response.writeHead(200, large).end(body)
      return true
    })
    const server = new QuickServer({}, (asked, response) => void answer(asked, response), answer)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const socket = open(server).pause()
    for (let times = 0; times < 40; times++) {
      socket.write(plain)
      await wait(5)
    }
    expect(answer.mock.calls.length).toBeLessThan(5)
    socket.destroy()
    server.close()
  })

  test('that breaks is let go of', async () => {
    const server = await started()
    const socket = open(server)
    socket.write(plain)
    await once(socket, 'data')
    socket.resetAndDestroy()
    expect(await say(server, plain)).toMatch(/^HTTP\/1\.1 200/)
    const count = () => new Promise((told) => server.getConnections((_, open) => told(open)))
    await vi.waitFor(async () => expect(await count()).toBe(0))
    server.close()
  })
})
