import type { Socket } from 'node:net'

/** Of an address with its headers: 200 lines of the longest numbers, and what browsers add to them. */
export const maxHeaderBytes = 32 * 1024

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>This address is too long</title>
<meta name="viewport" content="width=device-width"><h1>This address is too long</h1>
<p>We read addresses of up to ${maxHeaderBytes / 1024} KB with their headers. A parts list is kept in your browser too:
<a href="/list">open it there</a>.</p></html>`

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
