import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import type { Route } from 'playwright-core'
import { contentTypeOf, openBrowser } from '../browser.ts'
import { variableFont } from '../places.ts'

export type Photographer = {
  /** A PNG of the page. */
  shoot(html: string): Promise<Buffer>
  close(): Promise<void>
}

/** Opens a headless Chromium for pages whose font and pictures lie in the company's folder: no port, nothing outside. */
export async function openPhotographer(
  folder: string,
  executablePath: string,
  viewport: { width: number; height: number },
): Promise<Photographer> {
  const browser = await openBrowser(executablePath, 'pages')
  const page = await browser.newPage({ viewport })
  let html = ''
  const missing: string[] = []
  const answer = async (route: Route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html' })
    try {
      const file = fileOf(folder, decodeURIComponent(pathname))
      return await route.fulfill({ body: await readFile(file), contentType: contentTypeOf(file) })
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

const fileOf = (folder: string, pathname: string) =>
  pathname === '/font.woff2' ? variableFont : join(folder, normalize(pathname))
