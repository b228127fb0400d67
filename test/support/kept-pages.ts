import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from 'playwright-core'
import { standInFor } from './stand-ins.ts'

export type WantedPage = BrowserContextOptions & {
  viewport: { width: number; height: number }
  /** What the visitor brings along: values by name. */
  cookies: Readonly<Record<string, string>>
  pictures: boolean
  films: boolean
  /** Runs before the first page is asked for: routes, clocks, listeners. */
  prepare?: ((page: Page) => Promise<unknown> | void) | undefined
  /** Told of the page before anything is asked for. */
  begin: (page: Page, isNew: boolean) => void
}

type KeptPage = {
  page: Page
  context: BrowserContext
  session: CDPSession
  /** Unnoticed: the next visit sets it anew. */
  setMotion: Page['emulateMedia']
  kind: string
  /** A test has left something on it that no later test expects. */
  isMarked: boolean
  /** Takes back what else tests have put on it. */
  undo: (() => unknown)[]
}

/** Nobody counts bytes but who says so, and each site makes the best compression of all its files. */
const uncompressed = { extraHTTPHeaders: { 'accept-encoding': 'identity' } }

/** So many kinds of page are kept: each has a process of its own. */
const maxKept = 6

/**
 * Pages for tests. One that a test leaves as it was found is given to the next that wants one of its
 * kind, as a new visitor's: without cookies, storage, history or a pointer. It knows the scripts by
 * then: such a visit takes half the processor time of one in a new page.
 */
export function keptPages(browser: Browser) {
  const kept = new Map<string, KeptPage>()
  let used: KeptPage[] = []

  async function open(url: string, wanted: WantedPage): Promise<Page> {
    const { cookies, pictures, films, prepare, begin, ...rest } = wanted
    const { viewport, reducedMotion, ...options } = rest
    const kind = JSON.stringify([options, pictures, films])
    const before = prepare ? undefined : kept.get(kind)
    if (before) kept.delete(kind)
    const current = before ?? (await newPage())
    used.push(current)
    const { page, context } = current
    begin(page, !before)
    if (!before) noticeMarks(current)
    else {
      await page.setViewportSize(viewport)
      await current.setMotion({ reducedMotion: reducedMotion ?? null })
    }
    const { origin } = new URL(url)
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })),
    )
    await prepare?.(page)
    await (before ? goWithoutMemory(current, url) : page.goto(url))
    return page

    async function newPage(): Promise<KeptPage> {
      const motion = reducedMotion ? { reducedMotion } : {}
      // A page that is kept would keep what earlier visitors read, and no test sees what a worker asks.
      const serviceWorkers = options.serviceWorkers ?? 'block'
      const context = await browser.newContext({
        viewport,
        ...uncompressed,
        ...motion,
        ...options,
        serviceWorkers,
      })
      context.setDefaultTimeout(30_000)
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      // Else no script of the session runs before the page's own.
      await session.send('Page.enable')
      await standInFor(session, { pictures: !pictures, films: !films })
      const setMotion = page.emulateMedia.bind(page)
      const isMarked = prepare !== undefined || serviceWorkers === 'allow'
      return { page, context, session, setMotion, kind, isMarked, undo: [] }
    }
  }

  /** Keeps what can be used again, and closes all else. */
  async function leave({ failed }: { failed: boolean }): Promise<void> {
    const pages = used
    used = []
    for (const each of failed ? [] : pages) {
      const { page, context, kind, isMarked } = each
      if (isMarked || page.isClosed() || context.pages().length > 1 || kept.has(kind)) continue
      await page.mouse.move(-10, -10)
      for (const undo of each.undo.splice(0)) await undo()
      await page.goto('about:blank')
      await context.clearCookies()
      kept.set(kind, each)
    }
    if (failed) kept.clear()
    for (const kind of [...kept.keys()].slice(0, -maxKept)) kept.delete(kind)
    const staying = new Set([...kept.values()].map(({ context }) => context))
    const leaving = browser.contexts().filter((context) => !staying.has(context))
    await Promise.all(leaving.map((context) => context.close()))
  }

  return { open, leave }
}

/**
 * What the page has stored goes before its first script runs; leaving it had it store more. The
 * blank page it comes from is no step of its visitor's.
 */
async function goWithoutMemory({ page, session }: KeptPage, url: string): Promise<void> {
  const { identifier } = await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: 'sessionStorage.clear(); localStorage.clear()',
  })
  await page.goto(url)
  await Promise.all([
    session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier }),
    session.send('Page.resetNavigationHistory'),
  ])
}

/** Calls that change a page, or its context, for good; on a page the first of them are undone. */
const marks = ['setOffline', 'emulateMedia', 'newCDPSession', 'addInitScript', 'exposeFunction']
const undone = ['route', 'on', 'once'] as const

/**
 * Notices what a test does to a page so that it is not as it was: a clock, scripts, other media, a
 * connection cut. What can be taken back, listeners and routes, is noted. That a test asks for the
 * context says nothing: Playwright asks for it all the time.
 */
function noticeMarks(kept: KeptPage): void {
  const { page, context } = kept
  const mark = () => (kept.isMarked = true)
  for (const name of marks) for (const target of [page, context]) notice(target, name, mark)
  for (const name of undone) notice(context, name, mark)
  notice(page, 'route', () => kept.undo.push(() => page.unrouteAll({ behavior: 'ignoreErrors' })))
  for (const name of ['on', 'once']) {
    notice(page, name, (event, listener) => {
      kept.undo.push(() => page.off(event as 'request', listener as () => void))
    })
  }
  const { clock } = page
  Object.defineProperty(page, 'clock', { get: () => mark() && clock })
}

function notice(target: object, name: string, note: (...given: unknown[]) => void): void {
  const calls = target as Record<string, ((...given: unknown[]) => unknown) | undefined>
  const call = calls[name]
  if (!call) return
  calls[name] = (...given) => {
    note(...given)
    return call.apply(target, given)
  }
}
