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
 * Node does where nobody listens. `headers` are those of every answer, by name.
 */
export function createAnswerUnreadable(headers: Readonly<Record<string, string>>) {
  const always = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const answer = (status: string, more: readonly string[] = [], body = '') =>
    [`HTTP/1.1 ${status}`, ...always, ...more, 'connection: close', '', body].join('\r\n')
  const refusal = answer('400 Bad Request')
  const answers = new Map([
    ['ERR_HTTP_REQUEST_TIMEOUT', answer('408 Request Timeout')],
    [
      'HPE_HEADER_OVERFLOW',
      answer(
        '431 Request Header Fields Too Large',
        [
          'content-type: text/html; charset=utf-8',
          `content-length: ${Buffer.byteLength(page)}`,
          'cache-control: no-store',
        ],
        page,
      ),
    ],
  ])

  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    // Whoever asked is gone.
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy(error)
    else socket.end(answers.get(error.code ?? '') ?? refusal)
  }
}
