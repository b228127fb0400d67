import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { listening } from './listening.ts'

const app = 'test/fixtures/empty-app'
/** As its react-router.config.ts has it. */
const built = 'test-results/empty-app/client'
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript' }

/**
 * The baseline of blocking time: a page of one word that the same router and React render ahead and take
 * over, as their own build makes it, sent from memory in Brotli.
 */
export async function startEmptyPage() {
  execFileSync(resolve('node_modules/.bin/react-router'), ['build'], { cwd: app, stdio: 'ignore' })
  const files = new Map(
    globSync('**/*.{html,js}', { cwd: built }).map((file) => [
      `/${file}`,
      { type: types[extname(file)]!, body: brotliCompressSync(readFileSync(join(built, file))) },
    ]),
  )
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url === '/' ? '/index.html' : url)
    if (!file) return response.writeHead(404).end()
    const headers = { 'content-type': file.type, 'content-encoding': 'br' }
    return response
      .writeHead(200, { ...headers, 'content-length': file.body.length })
      .end(file.body)
  })
  return listening(server)
}
