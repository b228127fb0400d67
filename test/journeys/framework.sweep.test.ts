import type { Page } from 'playwright-core'
import type { RouteObject } from 'react-router'
import { describe, expect, test } from 'vitest'
import { paths } from '#app/lib/paths.ts'
import { menus } from '#content/navigation.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import { listed } from '#test/known-products.ts'
import { expectProducts, expectText } from '#test/listing-page.ts'
import { hydrated, comeToRest, useSite } from '#test/visit.ts'
import { follow, record, routeAtHand } from '#test/what-was-asked.ts'

// app/framework/README.md says what leans on the insides of React Router and of Vite. An update
// that takes away what one of them stands on fails here.

const { visit, url, quiet } = useSite()
/** The first of all products. */
const first = { slug: 'ball-valve-dn8', name: 'Ball valve DN 8' }
const article = { path: '/how-wide-a-valve-has-to-be', title: 'How wide a valve has to be' }
const card = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link', { name: first.name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const read = async (path: string) => (await fetch(url(path))).text()

describe('plain links', () => {
  test('in cards, menus and texts change the page without loading a document', async () => {
    let documents: string[] = []
    const page = await visit(paths.products(), {
      prepare: (fresh) => void (documents = record(fresh, 'document')),
    })
    await card(page).click()
    await expectText(heading(page), first.name)
    for (const to of [paths.about(), article.path]) await follow(page, url(to))
    await expectText(heading(page), article.title)
    await page.getByRole('main').getByRole('link', { name: 'full bore', exact: true }).click()
    await page.waitForURL(url('/family/ball-valves'))
    await expectText(heading(page), 'Ball Valves')
    await page.goBack()
    await expectText(heading(page), article.title)
    expect(documents).toEqual([paths.products()])
  })

  test('pressed with Control open another tab, as everywhere', async () => {
    const page = await visit(paths.products())
    const tab = page.context().waitForEvent('page')
    await card(page).click({ modifiers: ['Control'] })
    await (await tab).waitForURL(url(`/${first.slug}`))
    await expectText(heading(page), 'All products')
    await expect.poll(() => page.url()).toBe(url(paths.products()))
  })
})

describe('what is as it was sent', () => {
  test('menus and footer stand in the page, and in none of its scripts', async () => {
    let scripts: string[] = []
    const page = await visit(paths.home(), {
      prepare: (fresh) => void (scripts = record(fresh, 'script')),
    })
    await comeToRest(page)
    const code = (await Promise.all(scripts.map(read))).join('')
    expect(code).toContain('aria-expanded')
    const html = await read(paths.home())
    for (const words of [...menus.flatMap(({ overview }) => overview.note ?? []), 'All rights']) {
      expect(html).toContain(words)
      expect(code).not.toContain(words)
    }
  })

  test('it outlives a page that fails and the next one', async () => {
    const page = await visit(paths.about(), { tolerate: /status of 404/ })
    const held = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header [popover], body > footer')].map(
          (element) => element.querySelectorAll('a').length,
        ),
      )
    const sent = await held()
    expect(sent.every((links) => links > 0)).toBe(true)
    const link = page.getByRole('contentinfo').getByRole('link').first()
    await link.evaluate((anchor) => anchor.setAttribute('href', '/no/such/page'))
    await link.click()
    await expectText(heading(page), 'There is no page here')
    expect(await held()).toEqual(sent)
    await follow(page, url(paths.products()))
    await expectText(heading(page), 'All products')
    expect(await held()).toEqual(sent)
  })
})

describe('packed data', () => {
  test('arrive whole in the page and in the answer to a later one', async () => {
    const page = await visit(paths.about(), {
      // The server answers where the browser cannot read the catalogue itself.
      prepare: (fresh) => fresh.route('**/v1/**', (route) => route.abort()),
      tolerate: /\/v1\//,
    })
    await follow(page, url(paths.products()))
    await expectProducts(page, listed)
    const later = await cardTexts(page)
    await page.reload()
    await expect.poll(() => cardTexts(page)).toEqual(later)
  })
})

describe('a route at hand', () => {
  test('needs no code, style sheet or data of the server when its card is pressed', async () => {
    const page = await visit(paths.products())
    // A visitor's first sign loads the list's own controls.
    await page.mouse.move(5, 300)
    const parts = ['product', 'filter-bar', 'catalogue-in-browser']
    for (const part of parts) await routeAtHand(page, `/assets/${part}-`, '.js')
    const sheets = ['product', 'product-section']
    for (const part of sheets) await routeAtHand(page, `/assets/${part}-`, '.css')
    await quiet(page)
    const shown = page.evaluate(whenHeadingReads, first.name)
    const pressed = await page.evaluate(() => performance.now())
    await card(page).click()
    const between = { from: pressed, to: await shown }
    await quiet(page)
    const needed = await page.evaluate(askedFor, between)
    // What lies below the first screen, and what the page shows without if it must.
    const later = /\/(?:hotspots|product-end|product-ordering|unit-choice)-|^\/product-parts\//
    expect(
      needed.filter((path) => !/^\/(?:v1|images|storage)\//.test(path) && !later.test(path)),
    ).toEqual([])
  })

  test('needs none on a phone either, where a finger gives no sign before it presses', async () => {
    const page = await visit(paths.products(), { width: 390, isMobile: true, hasTouch: true })
    for (const path of ['/assets/product-', programPaths.productPage(paths.product(first.slug))])
      await routeAtHand(page, path, '')
    await quiet(page)
    const pressed = await page.evaluate(() => performance.now())
    const shown = page.evaluate(whenHeadingReads, first.name)
    await card(page).tap()
    const needed = await page.evaluate(askedFor, { from: pressed, to: await shown })
    expect(needed.filter((path) => !/^\/(?:images|storage)\//.test(path))).toEqual([])
  })

  test('has been taken to pieces: a press finds them without a timer, a file or a style sheet', async () => {
    const page = await visit(paths.products())
    await page.mouse.move(5, 300)
    await expect.poll(() => page.evaluate(areAtHand, 'routes/product')).toBe(true)
    await card(page).click()
    await page.getByRole('heading', { level: 1, name: first.name }).waitFor()
  })

  test('stays where it is for who saves data, until a finger lies on a card', async () => {
    const page = await visit(paths.products(), {
      width: 390,
      isMobile: true,
      hasTouch: true,
      prepare: (fresh) => fresh.addInitScript(saveData),
    })
    await routeAtHand(page, '/assets/product-', '')
    await quiet(page)
    const asked = () => page.evaluate(askedFor, { from: 0, to: Infinity })
    const ahead = programPaths.productPage(paths.product(first.slug))
    expect(await asked()).not.toContain(ahead)
    await card(page).tap()
    await expectText(heading(page), first.name)
    expect(await asked()).toContain(ahead)
  })

  test('comes from the server as its page does, and of no product not at all', async () => {
    const answer = await fetch(url(programPaths.productPage(paths.product(first.slug))))
    expect(await answer.json()).toMatchObject({ view: { slug: first.slug, name: first.name } })
    expect((await fetch(url(programPaths.productPage(paths.product('no-such'))))).status).toBe(404)
  })
})

/** Runs in the page, before anything of it. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

/** Runs in the page: when its heading comes to read so, in milliseconds of its clock. */
function whenHeadingReads(text: string): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== text) return
      observer.disconnect()
      resolve(performance.now())
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** Runs in the page: whether the router comes by all parts of a route before any other task runs. */
async function areAtHand(routeId: string): Promise<boolean> {
  const below = (routes: readonly RouteObject[] = []): RouteObject[] =>
    routes.flatMap((route) => [route, ...below(route.children)])
  const route = below(window.__reactRouterDataRouter?.routes).find(({ id }) => id === routeId)
  const parts = Object.values(route!.lazy!)
  const taken = Promise.all(parts.map((take?: () => unknown) => take?.())).then(() => true)
  // Promises alone come ahead of any message.
  const { port1, port2 } = new MessageChannel()
  const later = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', () => resolve(false))
    port1.start()
    port2.postMessage('')
  })
  return Promise.race([taken, later])
}

/** Runs in the page: what it began to ask for in a stretch of time. */
function askedFor({ from, to }: { from: number; to: number }): string[] {
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime >= from && startTime < to)
    .map(({ name }) => new URL(name).pathname)
}

const cardTexts = (page: Page) => page.getByRole('article').allTextContents()

describe('where a page was left', () => {
  const top = (page: Page) => page.evaluate(() => Math.round(scrollY))

  test('is where it is again, loaded anew without the router and gone back to with it', async () => {
    const page = await visit(article.path, { tolerate: /ERR_FAILED/ })
    await page.evaluate(() => scrollTo(0, 500))
    // No code of ours comes: the script in the page has to do it.
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
    await page.reload()
    await expect.poll(() => top(page)).toBe(500)

    await page.unroute(/\/assets\/.*\.js$/)
    await page.reload()
    await hydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).first().click()
    await page.waitForURL(url(paths.contact()))
    await expect.poll(() => top(page)).toBe(0)
    await page.goBack()
    await expectText(heading(page), article.title)
    await expect.poll(() => top(page)).toBeGreaterThan(300)
  })
})
