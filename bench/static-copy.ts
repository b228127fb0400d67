import { createServer, type IncomingMessage } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { ask, type Answer } from './http-client.ts'

/** Headers that belong to one connection or one body, not to the answer. */
const transportHeaders = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']

/**
 * The baseline of paints and clicks: the site's pages as static HTML without scripts, compressed as
 * well, with the site's own pictures and fonts. Takes each answer from the running site once.
 */
export async function startStaticCopy(site: string) {
  const answers = new Map<string, Promise<Answer>>()
  const server = createServer(async (request, response) => {
    const key = `${request.headers.accept} ${request.url}`
    let answer = answers.get(key)
    if (!answer) answers.set(key, (answer = copyAnswer(site, request)))
    const { status, headers, body } = await answer
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function copyAnswer(site: string, { url = '/', headers }: IncomingMessage): Promise<Answer> {
  const accept = headers.accept ?? '*/*'
  const isPage = accept.includes('text/html')
  const encoding = isPage ? 'identity' : 'br'
  const answer = await ask(site + url, { headers: { accept, 'accept-encoding': encoding } })
  for (const name of transportHeaders) delete answer.headers[name]
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
