import type { RequestListener } from 'node:http'
import { connect, type AddressInfo, type Server } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { vi } from 'vitest'
import type { QuickAnswer } from './quick-server.ts'

const names = ['accept', 'accept-encoding', 'if-none-match', 'x-forwarded-for']
const known = ['etag', '"a"']

/** Says what was read of a request; nothing of `/other`, nor of what is no GET. */
export const quick = vi.fn<QuickAnswer>(({ method, url = '', headers }, response) => {
  if (method !== 'GET' || url.startsWith('/other')) return false
  if (headers['if-none-match'] === '"a"') response.writeHead(304, known).end()
  else {
    const text = JSON.stringify([url, names.map((name) => headers[name] ?? null)])
    const body = url.includes('text') ? text : Buffer.from(text)
    const length = String(Buffer.byteLength(text))
    response.writeHead(200, ['content-type', 'text/plain', 'content-length', length]).end(body)
  }
  return true
})
export const listener = vi.fn<RequestListener>((request, response) => {
  if (!quick(request, response))
    request.pipe(response.writeHead(201, { 'x-method': request.method }))
})

export function open(server: Server) {
  const socket = connect({ port: (server.address() as AddressInfo).port, allowHalfOpen: true })
  socket.setNoDelay()
  return socket
}

/** All that a server says to these pieces and the end of them, without the time. */
export async function say(server: Server, ...pieces: string[]): Promise<string> {
  const socket = open(server)
  const answer = textOf(socket.setEncoding('latin1'))
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) await wait(20)
    socket.write(piece, 'latin1')
  }
  socket.end()
  return (await answer.catch(() => 'reset')).replace(/^date: .*\r\n/gim, '')
}

export const request = (line: string, ...headers: string[]) =>
  [line, 'Host: a.example', ...headers, '', ''].join('\r\n')
export const plain = request(
  'GET /a?b=c HTTP/1.1',
  'Connection: keep-alive',
  'User-Agent: Any/1.0 (x; y) "z"',
  'Accept: text/html,*/*;q=0.8',
  'accept-ENCODING:  gzip, br\t',
)
