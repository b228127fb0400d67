import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { holdRequests } from '#test/hold-requests.ts'
import { paths } from '#app/lib/paths.ts'
import { expectText } from '#test/listing-page.ts'
import { hydrated, settled, useSite } from '#test/visit.ts'
import { follow, record, routeAtHand } from '#test/what-was-asked.ts'

// app/framework/README.md says what leans on the insides of React Router and of Vite. An update
// that takes away what one of them stands on fails here.

const { visit, url } = useSite()
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
  test('between pages of the router change the page without loading a document', async () => {
    let documents: string[] = []
    const page = await visit(paths.products(), {
      prepare: (fresh) => void (documents = record(fresh, 'document')),
    })
    await follow(page, url('/family/ball-valves'))
    await expectText(heading(page), 'Ball Valves')
    await page.goBack()
    await expectText(heading(page), 'All products')
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
  test('it outlives a page that fails and the next one', async () => {
    const page = await visit(paths.about(), { tolerate: /status of 404/ })
    const held = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('hover-menus, header-menus, body > footer')].map(
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

/** Addresses, as files, of the style sheets whose text a page carries. */
function inlinedSheets(html: string): string[] {
  const tags = [...html.matchAll(/<style [^>]*data-href="([^"]+)"[^>]*>[^<]+</g)]
  return tags.flatMap(([, hrefs]) => hrefs!.split(' ')).map((href) => href.replace('#', ''))
}

describe('style sheets', () => {
  test.each([
    '/',
    '/products',
    '/ball-valve-dn15',
    '/family/ball-valves',
    '/about',
    '/compare?products=ball-valve-dn8,ball-valve-dn15',
  ])(
    'every class that %s names has its rule inside the page, those of later code too',
    async (path) => {
      const html = await read(path)
      const sheets = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text)
      const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) =>
        names!.split(' '),
      )
      // As Vite names the classes of CSS modules: name, hash of the sheet, line.
      const ours = new Set(classes.filter((name) => /^_.+_\w+_\d+$/.test(name)))
      expect(ours.size).toBeGreaterThan(10)
      expect([...ours].filter((name) => !sheets.join('').includes(`.${name}`))).toEqual([])
    },
  )

  test('a page that is gone to shows once its own are there', async () => {
    const [here, there] = ['/offline', paths.products()]
    const known = inlinedSheets(await read(here))
    const own = inlinedSheets(await read(there)).filter((sheet) => !known.includes(sheet))
    expect(own).not.toEqual([])
    let release = () => {}
    const page = await visit(here, {
      async prepare(fresh) {
        release = await holdRequests(fresh, ({ pathname }) => own.includes(pathname))
      },
    })
    const waiting = own.map((sheet) => page.waitForRequest((asked) => asked.url().endsWith(sheet)))
    const missing = page.evaluate(missingWhenShown, { to: there, sheets: own })
    await Promise.all(waiting)
    // All else may come, and the page must not have shown itself by then.
    await routeAtHand(page, '/assets/products-')
    await settled(page)
    release()
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
