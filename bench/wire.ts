import { request, type IncomingHttpHeaders } from 'node:http'

export type WireAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Asks as a browser that reads Brotli, and leaves the body as it travels: fetch would unpack it. */
export function askOnWire(
  url: string,
  headers: Record<string, string> = { 'accept-encoding': 'br' },
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
    asked.on('error', reject).end()
  })
}

/** Bytes of a page's body as sent to browsers. */
export async function pageWeight(url: string): Promise<number> {
  const { status, headers, body } = await askOnWire(url)
  if (status !== 200 || headers['content-encoding'] !== 'br') {
    throw new Error(`${url} answers ${status}, encoding ${headers['content-encoding']}`)
  }
  return body.length
}
