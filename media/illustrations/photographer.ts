import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from 'playwright-core'
import type { Route } from 'playwright-core'

export interface Photographer {
  /** A PNG of the page. */
  shoot(html: string): Promise<Buffer>
  close(): Promise<void>
}

/** Opens a headless Chromium for pages whose font and pictures lie in the repository: no port, nothing outside. */
export async function openPhotographer(
  root: string,
  executablePath: string,
  viewport: { width: number; height: number },
): Promise<Photographer> {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
    ],
  })
  const page = await browser.newPage({ viewport })
  let html = ''
  const missing: string[] = []
  const answer = async (route: Route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html' })
    try {
      const file = fileOf(root, decodeURIComponent(pathname))
      return await route.fulfill({ body: await readFile(file), contentType: typeOf(file) })
    } catch {
      missing.push(pathname)
      return route.fulfill({ status: 404, body: '' })
    }
  }
  await page.route('**/*', answer)
  return {
    async shoot(next) {
      html = next
      missing.length = 0
      await page.goto('http://card.test/', { waitUntil: 'load' })
      await page.evaluate('document.fonts.ready')
      if (missing.length) throw new Error(`not found: ${missing.join(', ')}`)
      return page.screenshot({ type: 'png' })
    },
    close: () => browser.close(),
  }
}

const fileOf = (root: string, pathname: string) =>
  pathname === '/font.woff2'
    ? path.join(
        root,
        'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
      )
    : path.join(root, 'content', path.normalize(pathname))

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const typeOf = (file: string) => types[path.extname(file)] ?? 'application/octet-stream'
