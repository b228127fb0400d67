import type { BrowserContextOptions, Page, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { RunningSite } from './running-site.ts'
import { sharedSite } from './shared-site.ts'
import { workersPages } from './workers-pages.ts'

/** At this width and below the menus are accordions (SPECIFICATION, 2). */
export const mobileWidth = 768

export type VisitOptions = Omit<BrowserContextOptions, 'viewport'> & {
  width?: number
  /** Loads the real pictures; a stand-in is sent otherwise, for making them takes its time. */
  pictures?: boolean
  /** Loads the real films; two gray seconds are sent otherwise, for playing them takes the processor. */
  films?: boolean
  /** The visitor's answer to the cookie notice; `undefined` has it asked. Refused until told. */
  cookies?: 'all' | 'essential' | undefined
  /** Problems that belong to the test: their text or address. */
  tolerate?: RegExp
  /** Runs before the first page is asked for: routes, clocks, listeners. */
  prepare?: (page: Page) => Promise<unknown> | void
}

/** What a page is used for now: it is kept from test to test, and from file to file. */
type Use = { origin: string; report: (problem: string) => void }
const uses = new WeakMap<Page, Use>()
/** The requests of a page that have no answer yet. */
const underway = new WeakMap<Page, Set<Request>>()

/**
 * The shared browser, and the shared site or one that `start` gives, for the tests of a file. Every
 * visit is a new visitor's, and every test fails on console errors and failed requests that it does
 * not tolerate.
 */
export function useSite(start?: () => Promise<Pick<RunningSite, 'url'> & Partial<RunningSite>>) {
  let site: { url: string; stop?: RunningSite['stop'] }
  let pages: Awaited<ReturnType<typeof workersPages>>
  let problems: string[] = []

  beforeAll(async () => {
    ;[site, pages] = await Promise.all([start?.() ?? sharedSite(), workersPages()])
  })
  afterEach(async ({ task }) => {
    await pages.leave({ failed: task.result?.state === 'fail' })
    const found = problems
    problems = []
    expect(found).toEqual([])
  })
  afterAll(async () => {
    await site?.stop?.()
  })

  return {
    url: (path = '/') => site.url + path,
    site: () => site,
    /** Opens a page and, where scripts run, waits until they have taken over. */
    async visit(path: string, given: VisitOptions = {}) {
      const { width = 1440, tolerate, ...rest } = given
      const { cookies, ...options } = { cookies: 'essential' as const, ...rest }
      const page = await pages.open(site.url + path, {
        pictures: false,
        films: false,
        ...options,
        viewport: { width, height: width < 500 ? 844 : 900 },
        cookies: cookies ? { 'cookie-choice': cookies } : {},
        begin(page, isNew) {
          const report = (problem: string) => {
            if (!tolerate?.test(problem)) problems.push(problem)
          }
          uses.set(page, { origin: site.url, report })
          if (!isNew) return
          underway.set(page, requestsOf(page))
          collectProblems(page)
        },
      })
      if (options.javaScriptEnabled !== false) await hydrated(page)
      return page
    },
    /** Waits until the page has all that it has asked for; films play on. */
    async quiet(page: Page) {
      const requests = underway.get(page)!
      do {
        await settled(page)
        // Pictures may be made for the first time, on a busy machine.
        await expect.poll(() => requests.size, { interval: 20, timeout: 60_000 }).toBe(0)
        await settled(page)
      } while (requests.size > 0)
    },
  }
}

function requestsOf(page: Page): Set<Request> {
  const requests = new Set<Request>()
  page.on('request', (request) => request.resourceType() !== 'media' && requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  return requests
}

/** Waits until scripts have taken the page over (app/entry.client.tsx). */
export async function hydrated(page: Page): Promise<void> {
  // Pages that are only read wait for a visitor's sign; while one is on its way to another, for the next.
  await expect
    .poll(
      () =>
        page
          .evaluate(() => {
            const { hydrated } = document.documentElement.dataset
            if (hydrated === undefined)
              dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }))
            return hydrated
          })
          .catch(() => undefined),
      { interval: 20, timeout: 30_000 },
    )
    .toBe('')
  await settled(page)
}

/** Two frames: what was decided is painted. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

/**
 * Lets the page draw what it has begun while its clock stands still: an observer is told of its
 * target in the next frame, and that is no timer of the clock.
 */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) {
      await new Promise<void>((done) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect()
          done()
        })
        observer.observe(document.documentElement)
      })
    }
  })
}

/** Lets the clock that a test has installed in the page go on by `runFor` alone. */
export async function standStill(page: Page): Promise<void> {
  // It stops a moment ahead, and a busy machine may come to that moment late.
  for (const ahead of [200, 2000]) {
    const now = await page.evaluate(() => Date.now())
    try {
      return await page.clock.pauseAt(now + ahead)
    } catch (error) {
      if (!String(error).includes('fast-forward to the past')) throw error
    }
  }
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000)
}

/** As long as anything waits until a page has come to rest (app/ui/use-rest.ts). */
const maxRestMilliseconds = 5000

/** Has the page's clock, which a test has installed, pass the time that it takes to come to rest. */
export const comeToRest = (page: Page) => page.clock.runFor(maxRestMilliseconds)

function collectProblems(page: Page): void {
  const report = (problem: string) => uses.get(page)!.report(problem)
  // Pictures are made after the catalogue; a missing one shows its placeholder.
  const isPicture = (url: string) => url.startsWith(`${uses.get(page)!.origin}/images/`)
  page.on('pageerror', (error) => report(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    const { url } = message.location()
    if (message.type() === 'error' && !isPicture(url)) report(`${message.text()} at ${url}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Leaving a page ends what it was still loading; 'csp' is how scripts are kept from running.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp') report(`${reason} at ${request.url()}`)
  })
}
