import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * False for a request that names two hosts, whose proxy may have believed the other one: it is refused
 * (RFC 9112, 3.2). The runtime refuses one that names none.
 */
export function hasOneHost({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts < 2
}

/** Ends the connection with the answer: nobody knows which host the next request on it is for. */
export function refuseHosts(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(400, { ...headers, connection: 'close' }).end()
}
