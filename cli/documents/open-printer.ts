import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

export type Printer = {
  /** A page of the site as a PDF of this title. */
  print: (address: string, title: string) => Promise<Buffer>
  close: () => Promise<void>
}

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** A Chromium that prints pages which see one site and nothing else. */
export async function openPrinter(site: string, format: 'A4' | 'Letter'): Promise<Printer> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // As root there is no sandbox to be had.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  // Without scripts a page has the units of all regions.
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.route('**/*', (route) =>
    new URL(route.request().url()).origin === site ? route.continue() : route.abort(),
  )
  return {
    async print(address, title) {
      await page.goto(address, { waitUntil: 'load' })
      await page.evaluate(`document.title = ${JSON.stringify(title)}`)
      await page.evaluate('document.fonts.ready.then(() => true)')
      return page.pdf({ format, tagged: true, printBackground: true })
    },
    close: () => browser.close(),
  }
}

/** CHROMIUM_PATH, the search path, then Playwright's own. */
function findChromium(): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    chromium.executablePath(),
  ]
  const found = candidates.find(isExecutable)
  if (found) return found
  throw new Error(
    'no Chromium is here: npx playwright-core install chromium, or name one in CHROMIUM_PATH',
  )
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return path !== ''
  } catch {
    return false
  }
}
