import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser, type BrowserServer } from 'playwright-core'

/** The shell first: it draws the same pages with a third less of the processor. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]

/** Starts Chromium with nothing of its own on the network. As root there is no sandbox to be had. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch(options())
}

/**
 * Starts a whole Chromium that keeps pages it has left, as visitors' browsers do: Playwright turns that off,
 * and the shell lacks it. Go back with `history.back()`: `page.goBack()` waits for a load that never comes.
 */
export function launchChromiumWithPageCache(): Promise<Browser> {
  return chromium.launch({
    ...options(findWholeChromium()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}

/** One that is not the shell alone. */
export const findWholeChromium = () =>
  findChromium(names.filter((name) => !name.endsWith('-shell')))

/** Starts such a Chromium for several processes, each of which sees its own contexts alone. */
export function launchChromiumServer(): Promise<BrowserServer> {
  return chromium.launchServer({ ...options(), host: '127.0.0.1' })
}

function options(executablePath = findChromium()) {
  if (!executablePath) throw new Error('No Chromium: run npm test, which installs one.')
  return {
    executablePath,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      // A page that leaves the site and comes back stays in its process: a new one takes as much of
      // the processor as the page.
      '--process-per-site',
      // Beside three workers more threads that paint only wait for each other.
      '--num-raster-threads=1',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

/** An installed Chromium: CHROMIUM_PATH, the search path, then Playwright's own. */
export function findChromium(wanted = names): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...wanted.flatMap((name) => folders.map((folder) => join(folder, name))),
    chromium.executablePath(),
  ]
  return candidates.find(isExecutable)
}

/** Finds a Chromium or gets one: Playwright's, else, as root on Debian, the distribution's. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  console.log('Installing Chromium …')
  spawnSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'inherit' })
  if (!findChromium() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    // Older releases have no shell.
    ;['chromium-headless-shell', 'chromium'].some(
      (name) =>
        spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit', env }).status ===
        0,
    )
  }
  const installed = findChromium()
  if (!installed) {
    throw new Error('No Chromium could be installed. Install one, or name it in CHROMIUM_PATH.')
  }
  return installed
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return path !== ''
  } catch {
    return false
  }
}
