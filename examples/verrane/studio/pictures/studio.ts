import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Route } from 'playwright-core'
import { contentTypeOf, openBrowser, startMilliseconds } from '../browser.ts'
import { modules, variableFont } from '../places.ts'

export type ShootJob = {
  kind: string
  view: string
  attributes: Record<string, unknown>
  frames?: number
}

export type Studio = {
  shoot(job: ShootJob): Promise<{ png: Buffer; used: string[] }>
  close(): Promise<void>
}

/** Opens the studio in a headless Chromium that draws WebGL in software. */
export async function openStudio(executablePath: string): Promise<Studio> {
  const { call, close } = await openStage(executablePath, 'studio', 'webgl')
  return {
    async shoot(job) {
      const { png, used } = (await call('shoot', job)) as { png: string; used: string[] }
      return { png: Buffer.from(png, 'base64'), used }
    },
    close,
  }
}

/**
 * Opens a page of the studio. Its files are answered from disk through request interception: no
 * port, no server, nothing outside.
 */
export async function openStage(
  executablePath: string,
  name: 'studio' | 'model',
  draws: Parameters<typeof openBrowser>[1],
) {
  const browser = await openBrowser(executablePath, draws)
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } })
  page.setDefaultNavigationTimeout(startMilliseconds)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.route('**/*', answerFromDisk)
  await page.goto(`http://studio.test/studio/${name}.html`)
  try {
    await page.waitForFunction('window.studioReady', undefined, { timeout: startMilliseconds })
  } catch {
    await browser.close()
    throw new Error(`the studio page did not start: ${faults.join('; ') || 'no message'}`)
  }
  return {
    /** Calls a function of the page's window. */
    call: (what: string, job: unknown): Promise<unknown> =>
      page.evaluate(`window.${what}(${JSON.stringify(job)})`),
    close: () => browser.close(),
  }
}

async function answerFromDisk(route: Route): Promise<void> {
  const file = fileOf(new URL(route.request().url()).pathname)
  if (!file) return route.fulfill({ status: 404, body: '' })
  return route.fulfill({ body: await readFile(file), contentType: contentTypeOf(file) })
}

function fileOf(pathname: string): string | undefined {
  if (pathname === '/font.woff2') return variableFont
  if (pathname.startsWith('/three/')) return join(modules, pathname)
  if (pathname.startsWith('/studio/')) return join(import.meta.dirname, pathname)
  return undefined
}
