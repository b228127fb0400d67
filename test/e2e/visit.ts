import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { CookieChoice } from '#app/lib/functionality-cookies.ts'
import { launchChromium } from '../chromium.ts'
import { startSite, type RunningSite } from '../running-site.ts'

export const widths = [390, 768, 1440] as const
/** At this width and below the menus are accordions (SPECIFICATION, 2). */
export const mobileWidth = 768

export type VisitOptions = Omit<BrowserContextOptions, 'viewport'> & {
  width?: number
  /** Loads the real pictures; a stand-in is sent otherwise, for making them takes its time. */
  pictures?: boolean
  /** The visitor's answer to the cookie notice; `undefined` has it asked. Refused until told. */
  cookies?: CookieChoice | undefined
  /** Problems that belong to the test: their text or address. */
  tolerate?: RegExp
  /** Runs before the first page is asked for: routes, clocks, listeners. */
  prepare?: (page: Page) => Promise<unknown> | void
}

type Start = () => Promise<RunningSite>

/**
 * One site and one browser for the tests of a file. Every visit gets a context of its own,
 * and every test fails on console errors and failed requests that it does not tolerate.
 */
export function useSite(start: Start = () => startSite({ LOG_LEVEL: 'info' })) {
  let site: RunningSite
  let browser: Browser
  let problems: string[] = []

  beforeAll(async () => {
    ;[site, browser] = await Promise.all([start(), launchChromium()])
  })
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
    const found = problems
    problems = []
    expect(found).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })

  return {
    url: (path = '/') => site.url + path,
    site: () => site,
    /** Opens a page and, where scripts run, waits until they have taken over. */
    async visit(path: string, given: VisitOptions = {}) {
      const { width = 1440, pictures = false, tolerate, prepare, ...rest } = given
      const { cookies, ...options } = { cookies: 'essential' as const, ...rest }
      const height = width < 500 ? 844 : 900
      const context = await browser.newContext({ viewport: { width, height }, ...options })
      context.setDefaultTimeout(15_000)
      if (cookies) {
        await context.addCookies([{ name: 'cookie-choice', value: cookies, url: site.url }])
      }
      if (!pictures) await context.route(/\/images\//, (route) => route.fulfill(standIn))
      const page = await context.newPage()
      collectProblems(page, site.url, (problem) => {
        if (!tolerate?.test(problem)) problems.push(problem)
      })
      await prepare?.(page)
      await page.goto(site.url + path)
      if (options.javaScriptEnabled !== false) await hydrated(page)
      return page
    },
  }
}

const standIn = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
}

/** Waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = document.querySelector('footer')
    return last && Object.keys(last).some((key) => key.startsWith('__reactFiber'))
  })
  // Effects run after the commit.
  await settled(page)
}

/** Two frames: what was decided is painted. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

function collectProblems(page: Page, origin: string, report: (problem: string) => void): void {
  // Pictures are made after the catalogue; a missing one shows its placeholder.
  const isPicture = (url: string) => url.startsWith(`${origin}/images/`)
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
