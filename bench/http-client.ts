import { request, type IncomingHttpHeaders } from 'node:http'

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  /** As it travels: `fetch` would decompress it. */
  body: Buffer
  milliseconds: number
}

type Options = {
  headers?: Record<string, string>
  /** Any address of 127.0.0.0/8 is this machine's. */
  from?: string
  /** Sent as JSON by POST. */
  json?: unknown
}

/** Asks as a browser that reads Brotli does. */
export function ask(url: string, { headers, from, json }: Options = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const options = {
      method: json === undefined ? 'GET' : 'POST',
      headers: {
        'accept-encoding': 'br',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(from && { localAddress: from }),
    }
    const sent = request(url, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
          milliseconds: performance.now() - start,
        }),
      )
    })
    sent.on('error', reject).end(json === undefined ? undefined : JSON.stringify(json))
  })
}

/** KB of a page's Brotli body. */
export async function pageWeight(url: string): Promise<number> {
  const { status, headers, body } = await ask(url)
  if (status !== 200 || headers['content-encoding'] !== 'br') {
    throw new Error(`${url} answers ${status}, encoding ${headers['content-encoding']}`)
  }
  return body.length / 1000
}
