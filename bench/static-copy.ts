import { createServer, type IncomingMessage } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { listening } from './listening.ts'
import { askOnWire, type WireAnswer } from './wire.ts'

/** Headers that belong to one connection or one body, not to the answer. */
const ofTransport = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']

/**
 * The baseline of the paint measurements: the site's pages as static HTML without scripts, as
 * well compressed, with the site's own pictures and fonts. Everything is taken from the running
 * site at first need and answered from memory after that.
 */
export async function startStaticCopy(site: string) {
  const kept = new Map<string, Promise<WireAnswer>>()
  const server = createServer(async (request, response) => {
    const key = `${request.headers.accept} ${request.url}`
    let answer = kept.get(key)
    if (!answer) kept.set(key, (answer = take(site, request)))
    try {
      const { status, headers, body } = await answer
      response.writeHead(status, { ...headers, 'content-length': body.length }).end(body)
    } catch (error) {
      response.writeHead(502).end(String(error))
    }
  })
  return listening(server)
}

async function take(site: string, { url = '/', headers }: IncomingMessage): Promise<WireAnswer> {
  const accept = headers.accept ?? '*/*'
  const isPage = accept.includes('text/html')
  const encoding = isPage ? 'identity' : 'br'
  const answer = await askOnWire(site + url, { accept, 'accept-encoding': encoding })
  for (const name of ofTransport) delete answer.headers[name]
  if (!isPage) return answer
  return {
    ...answer,
    headers: { ...answer.headers, 'content-encoding': 'br' },
    body: brotliCompressSync(withoutScripts(answer.body.toString())),
  }
}

export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/gi, '')
}
