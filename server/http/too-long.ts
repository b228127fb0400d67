import type { Socket } from 'node:net'
import { escapeMarkup } from '#domain/texts/escape-markup.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/answers.ts'
import { htmlTag } from './html-tag.ts'

/** Of an address with its headers: 200 lines of the longest numbers, and what browsers add to them. */
export const maxHeaderBytes = 32 * 1024

const title = escapeMarkup(texts.addressTooLong)
const advice = fillIn(escapeMarkup(texts.addressAtMost), {
  most: maxHeaderBytes / 1024,
  list: `<a href="/list">${escapeMarkup(texts.openList)}</a>`,
})
const page = `<!doctype html>${htmlTag}<meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><h1>${title}</h1>
<p>${advice}</p></html>`

/**
 * Answers what could not be read as a request: one that is too long in words, everything else as
 * Node does where nobody listens.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  // Whoever asked is gone.
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy(error)
    return
  }
  socket.end(answers[error.code ?? ''] ?? short('400 Bad Request'))
}

const short = (status: string) => `HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`

const answers: Record<string, string> = {
  HPE_HEADER_OVERFLOW: [
    'HTTP/1.1 431 Request Header Fields Too Large',
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(page)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    page,
  ].join('\r\n'),
  ERR_HTTP_REQUEST_TIMEOUT: short('408 Request Timeout'),
}
