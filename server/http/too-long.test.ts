import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAnswerUnreadable, maxHeaderBytes } from './too-long.ts'

let server: Server
const port = () => (server.address() as AddressInfo).port
beforeAll(async () => {
  server = createServer({ maxHeaderSize: maxHeaderBytes }, (request, response) => {
    response.end(`read ${request.url!.length}`)
  })
  server.on('clientError', createAnswerUnreadable({ 'x-frame-options': 'SAMEORIGIN' }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

async function answerTo(request: string): Promise<string> {
  const socket = connect(port(), '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.write(request)
  await once(socket, 'close')
  return answer
}
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`

test('the longest list of numbers is read', async () => {
  const items = Array.from({ length: 200 }, () => `${'X'.repeat(60)}:999999`).join(',')
  expect(await answerTo(get(`/list?items=${items}`))).toMatch(/^HTTP\/1.1 200 OK[^]*read 13611$/)
})

test('an address that is longer still is answered with the way to the list', async () => {
  const answer = await answerTo(get(`/list?items=${'X'.repeat(maxHeaderBytes)}`))
  expect(answer).toMatch(/^HTTP\/1.1 431 /)
  expect(answer).toContain('\r\nx-frame-options: SAMEORIGIN\r\n')
  expect(answer).toContain('<a href="/list">')
})

test('what is no request is refused', async () => {
  expect(await answerTo('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
})
