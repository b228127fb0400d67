import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import type { Browser, Page, Route } from 'playwright-core'

const here = path.dirname(fileURLToPath(import.meta.url))
const modules = path.resolve(here, '../../node_modules')
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
}

/** A machine busy with other work may take minutes to start a browser; a broken one shows its fault at once. */
const startTime = 180_000

export interface ShootJob {
  kind: string
  view: string
  attributes: Record<string, unknown>
  frames?: number
}

export interface Studio {
  shoot(job: ShootJob): Promise<{ png: Buffer; used: string[] }>
  close(): Promise<void>
}

/**
 * Opens the studio page in a headless Chromium that draws WebGL in software. Its files are
 * answered from disk through request interception: no port, no server, nothing outside.
 */
export async function openStudio(executablePath: string): Promise<Studio> {
  const browser: Browser = await chromium.launch({
    executablePath,
    timeout: startTime,
    // The command ends on a signal itself; left to Playwright, only the browser would.
    handleSIGTERM: false,
    handleSIGINT: false,
    handleSIGHUP: false,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  })
  const page: Page = await browser.newPage({ viewport: { width: 1200, height: 900 } })
  page.setDefaultNavigationTimeout(startTime)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.route('**/*', answerFromDisk)
  await page.goto('http://studio.test/studio/studio.html')
  try {
    await page.waitForFunction('window.studioReady', undefined, { timeout: startTime })
  } catch {
    await browser.close()
    throw new Error(`the studio page did not start: ${faults.join('; ') || 'no message'}`)
  }
  return {
    async shoot(job) {
      const made = await page.evaluate(`window.shoot(${JSON.stringify(job)})`)
      const { png, used } = made as { png: string; used: string[] }
      return { png: Buffer.from(png, 'base64'), used }
    },
    close: () => browser.close(),
  }
}

async function answerFromDisk(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url())
  const file = fileOf(pathname)
  if (!file) return route.fulfill({ status: 404, body: '' })
  const body = await readFile(file)
  return route.fulfill({
    body,
    contentType: types[path.extname(file)] ?? 'application/octet-stream',
  })
}

function fileOf(pathname: string): string | undefined {
  if (pathname === '/font.woff2')
    return path.join(
      modules,
      '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    )
  if (pathname.startsWith('/three/')) return path.join(modules, pathname)
  if (pathname.startsWith('/studio/')) return path.join(here, pathname)
  return undefined
}
