import { accessSync, constants } from 'node:fs'
import { extname } from 'node:path'
import { chromium, type Browser } from 'playwright-core'

/** A machine busy with other work may take minutes to start a browser; a broken one shows its fault at once. */
export const startMilliseconds = 180_000

/** Starts a Chromium without a network of its own. `webgl` is drawn in software, so that every machine draws the same. */
export function openBrowser(executablePath: string, draws: 'webgl' | 'pages'): Promise<Browser> {
  return chromium.launch({
    executablePath,
    timeout: startMilliseconds,
    // The command ends on a signal itself; left to Playwright, only the browser would.
    handleSIGTERM: false,
    handleSIGINT: false,
    handleSIGHUP: false,
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(draws === 'webgl'
        ? ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']
        : ['--disable-gpu']),
    ],
  })
}

/** The browser that the environment names; without one an installed one, then Playwright's own. */
export function findChromium(
  named: string | undefined,
  places: string[] = ['/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()],
): string {
  if (named && !isExecutable(named))
    throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`)
  const found = named ?? places.find(isExecutable)
  if (found) return found
  throw new Error(
    'No Chromium was found. Install one, name it in CHROMIUM_PATH, or run: npx playwright-core install chromium',
  )
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** What a page is told of a file that is answered from disk. */
export const contentTypeOf = (file: string): string =>
  contentTypes[extname(file)] ?? 'application/octet-stream'

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
