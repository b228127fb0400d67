import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { contentTypeOf, openBrowser } from '../browser.ts'
import { modules, variableFont } from '../places.ts'

export const frameWidth = 1280
export const frameHeight = 720

/** A step of a product film as its captions tell it; `from` and `to` in seconds. */
export type Step = {
  from: number
  to: number
  text: string
}

export type Take = {
  seconds: number
  fps: number
  steps: Step[]
  /** Pixels of frames as planar YUV 4:2:0; where nothing moved, the buffer of the frame before. */
  frames(first: number, count: number): Promise<Buffer[]>
  close(): Promise<void>
}

/**
 * Opens a film (`loops/…` or `products/…`) in a headless Chromium that draws in software.
 * Frames come back as raw bytes over a loopback port: through the debugging protocol the
 * 1.4 MB of each would cost more than drawing it.
 */
export async function openTake(film: string, executablePath: string): Promise<Take> {
  const taken = new Map<number, Buffer>()
  let last: Buffer | undefined
  const server = createServer((request, response) => {
    const done =
      request.method === 'POST' ? receive(request, response, taken) : send(request, response)
    done.catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const browser = await openBrowser(executablePath, 'webgl')
  const close = async () => {
    await browser.close()
    server.close()
  }
  try {
    const page = await browser.newPage({ viewport: { width: frameWidth, height: frameHeight } })
    const fault = new Promise<never>((_, reject) => {
      page.on('pageerror', (error) => reject(new Error(`${film}: ${error.stack ?? error.message}`)))
      page.on('requestfailed', (request) => reject(new Error(`${film}: no ${request.url()}`)))
      page.on('response', (answer) => {
        if (answer.status() >= 400) reject(new Error(`${film}: ${answer.status()} ${answer.url()}`))
      })
    })
    fault.catch(() => undefined)
    await page.goto(`http://127.0.0.1:${port}/films/stage/stage.html?film=${film}`)
    // A film of a product draws its ground with the full light first, which takes minutes on a busy machine.
    await Promise.race([
      page.waitForFunction('window.filmInfo', undefined, { timeout: 900_000 }),
      fault,
    ])
    const info = (await page.evaluate('window.filmInfo')) as Omit<Take, 'frames' | 'close'>
    return {
      ...info,
      async frames(first, count) {
        const fresh = (await page.evaluate(`window.drawFrames(${first}, ${count})`)) as boolean[]
        const found = fresh.map((drawn, offset) => {
          last = drawn ? taken.get(first + offset) : last
          if (!last) throw new Error(`${film} gave no pixels for frame ${first + offset}`)
          return last
        })
        taken.clear()
        return found
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  taken: Map<number, Buffer>,
): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const index = Number(new URL(request.url ?? '', 'http://stage').searchParams.get('index'))
  taken.set(index, Buffer.concat(parts))
  response.end()
}

async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://stage')
  const file = fileOf(pathname)
  if (!file) {
    response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end()
    return
  }
  const body = await readFile(file)
  response.writeHead(200, { 'Content-Type': contentTypeOf(file) })
  response.end(body)
}

/** The film's own modules, the studio that drew the product pictures, and three.js. */
function fileOf(pathname: string): string | undefined {
  if (pathname === '/font.woff2') return variableFont
  if (pathname.startsWith('/three/')) return join(modules, pathname)
  if (pathname.startsWith('/films/stage/')) return join(import.meta.dirname, '..', pathname)
  if (pathname.startsWith('/pictures/studio/')) return join(import.meta.dirname, '..', pathname)
  return undefined
}
