import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { paths } from '#app/lib/paths.ts'
import { listed } from '#test/known-products.ts'
import { expectProducts, expectText } from '#test/listing-page.ts'
import { settled, useSite } from '#test/visit.ts'

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

/** Addresses, as files, of the style sheets whose text a page carries. */
function inlinedSheets(html: string): string[] {
  const tags = [...html.matchAll(/<style [^>]*data-href="([^"]+)"[^>]*>[^<]+</g)]
  return tags.flatMap(([, hrefs]) => hrefs!.split(' ')).map((href) => href.replace('#', ''))
}

/** What a page asks for from now on: the paths of one kind of request. */
function record(page: Page, type: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === type) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** Once a page has come to rest, everything that may be wanted soon is there. */
const routeAtHand = (page: Page, part: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (name) =>
          performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
        part,
      ),
    )
    .toBe(true)

describe('style sheets', () => {
  test.each(['/', '/products', '/ball-valve-dn15', '/family/ball-valves', '/about'])(
    'every class that %s names has its rule inside the page, those of later code too',
    async (path) => {
      const html = await read(path)
      const sheets = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text)
      const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) =>
        names!.split(' '),
      )
      // As the build names them: letters of the sheet, letters of the class.
      const ours = new Set(classes.filter((name) => /^[a-z]{1,2}-[a-z]{1,2}$/.test(name)))
      expect(ours.size).toBeGreaterThan(10)
      expect([...ours].filter((name) => !sheets.join('').includes(`.${name}`))).toEqual([])
    },
  )

  test.each([paths.home(), paths.products(), `/${first.slug}`, article.path])(
    'the first response of %s carries them all',
    async (path) => {
      const html = await read(path)
      expect(inlinedSheets(html).length).toBeGreaterThan(1)
      const links = [...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => tag)
      expect(links.filter((tag) => !tag.includes('media="print"'))).toEqual([])
    },
  )

  test('an error page names its own alone', async () => {
    const html = await read('/no/such/page')
    const links = [...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => tag)
    const own = links.filter((tag) => !tag.includes('media="print"'))
    expect(own).toEqual([expect.stringContaining('/assets/error-page-')])
  })

  test('none that came inside the page is fetched, by later code and pages neither', async () => {
    const inlined = inlinedSheets(await read(paths.home()))
    let asked: string[] = []
    const page = await visit(paths.home(), {
      prepare: (fresh) => void (asked = record(fresh, 'stylesheet')),
    })
    // The code that reads the catalogue shares a sheet with every page.
    await routeAtHand(page, '/catalogue-in-browser-')
    await follow(page, paths.products())
    await expectProducts(page, listed)
    expect(asked.filter((sheet) => inlined.includes(sheet))).toEqual([])
  })

  test('a page that is gone to shows once its own are there', async () => {
    const [here, there] = [paths.contact(), paths.products()]
    const known = inlinedSheets(await read(here))
    const own = inlinedSheets(await read(there)).filter((sheet) => !known.includes(sheet))
    expect(own).not.toEqual([])
    const held = Promise.withResolvers<void>()
    const page = await visit(here, {
      prepare: (fresh) =>
        fresh.route(
          ({ pathname }) => own.includes(pathname),
          (route) => held.promise.then(() => route.continue()),
        ),
    })
    const waiting = own.map((sheet) => page.waitForRequest((asked) => asked.url().endsWith(sheet)))
    const missing = page.evaluate(missingWhenShown, { to: there, sheets: own })
    await Promise.all(waiting)
    // All else may come, and the page must not have shown itself by then.
    await routeAtHand(page, '/assets/products-')
    await settled(page)
    held.resolve()
    expect(await missing).toEqual([])
  })
})

/** Runs in the page: follows a link and names the sheets that are not in force when h1 changes. */
function missingWhenShown({ to, sheets }: { to: string; sheets: string[] }): Promise<string[]> {
  const title = () => document.querySelector('h1')?.textContent
  const before = title()
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (title() === undefined || title() === before) return
      observer.disconnect()
      const inForce = [...document.styleSheets].filter(({ cssRules }) => cssRules.length > 0)
      const files = inForce.map(({ href }) => href && new URL(href).pathname)
      resolve(sheets.filter((sheet) => !files.includes(sheet)))
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
    document.querySelector<HTMLElement>(`a[href="${to}"]`)!.click()
  })
}

describe('plain links', () => {
  test('in cards, menus and texts change the page without loading a document', async () => {
    let documents: string[] = []
    const page = await visit(paths.products(), {
      prepare: (fresh) => void (documents = record(fresh, 'document')),
    })
    await card(page).click()
    await expectText(heading(page), first.name)
    for (const to of [paths.about(), article.path]) await follow(page, to)
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
    expect(page.url()).toBe(url(paths.products()))
  })
})

describe('packed data', () => {
  test('arrive whole in the page and in the answer to a later one', async () => {
    const page = await visit(paths.about(), {
      // The server answers where the browser cannot read the catalogue itself.
      prepare: (fresh) => fresh.route('**/v1/**', (route) => route.abort()),
      tolerate: /\/v1\//,
    })
    await follow(page, paths.products())
    await expectProducts(page, listed)
    const later = await cardTexts(page)
    await page.reload()
    expect(await cardTexts(page)).toEqual(later)
  })
})

describe('a route at hand', () => {
  test('needs no code, style sheet or data of the server when its card is pressed', async () => {
    const page = await visit(paths.products())
    await routeAtHand(page, '/assets/product-')
    await routeAtHand(page, '/catalogue-in-browser-')
    await quiet(page)
    const asked = ['script', 'stylesheet', 'fetch'].map((type) => record(page, type))
    await card(page).click()
    await expectText(heading(page), first.name)
    const needed = asked.flat().filter((path) => !path.startsWith('/v1/'))
    // Parts below the first screen come after it, and what the page shows without if it must.
    const later = /\/(?:hotspots|product-end|product-ordering|unit-choice)-|^\/product-parts\//
    expect(needed.filter((path) => !later.test(path))).toEqual([])
  })
})

/** Menus are closed and the footer is far: what counts is where their links lead. */
async function follow(page: Page, to: string): Promise<void> {
  const link = page.locator(`a[href="${to}"]`).first()
  await link.evaluate((element: HTMLElement) => element.click())
  await page.waitForURL(url(to))
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
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.getByRole('banner').getByRole('link', { name: 'Contact us' }).first().click()
    await page.waitForURL(url(paths.contact()))
    await expect.poll(() => top(page)).toBe(0)
    await page.goBack()
    await expectText(heading(page), article.title)
    await expect.poll(() => top(page)).toBeGreaterThan(300)
  })
})
