import { describe, expect, test } from 'vitest'
import { paths } from '#app/lib/paths.ts'
import { listed } from '#test/known-products.ts'
import { expectProducts } from '#test/listing-page.ts'
import { settled, useSite } from '#test/visit.ts'
import { follow, record, routeAtHand } from '#test/what-was-asked.ts'

// app/framework/README.md says what leans on the insides of React Router and of Vite. An update
// that takes away what one of them stands on fails here.

const { visit, url } = useSite()
/** The first of all products. */
const first = { slug: 'ball-valve-dn8', name: 'Ball valve DN 8' }
const article = { path: '/how-wide-a-valve-has-to-be', title: 'How wide a valve has to be' }
const read = async (path: string) => (await fetch(url(path))).text()

/** Addresses, as files, of the style sheets whose text a page carries. */
function inlinedSheets(html: string): string[] {
  const tags = [...html.matchAll(/<style [^>]*data-href="([^"]+)"[^>]*>[^<]+</g)]
  return tags.flatMap(([, hrefs]) => hrefs!.split(' ')).map((href) => href.replace('#', ''))
}

/** Addresses of the style sheets that a part of a page names, without those for print. */
const linkedSheets = (html: string) =>
  [...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g)]
    .filter(([tag]) => !tag.includes('media="print"'))
    .map(([tag]) => /href="([^"]+)"/.exec(tag)![1]!)

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

  test.each([paths.home(), paths.products(), `/${first.slug}`, article.path])(
    'the first response of %s carries all of its style sheets',
    async (path) => {
      const html = await read(path)
      expect(inlinedSheets(html).length).toBeGreaterThan(1)
      expect(linkedSheets(html)).toEqual([])
    },
  )

  test('an error page names its own alone', async () => {
    const html = await read('/no/such/page')
    const own = linkedSheets(html.split('</head>')[0]!)
    expect(own).toEqual([expect.stringContaining('/assets/error-page-')])
  })

  test('none that came inside the page is fetched, by later code and pages neither', async () => {
    const inlined = inlinedSheets(await read(paths.home()))
    let asked: string[] = []
    const page = await visit(paths.home(), {
      prepare: (fresh) => void (asked = record(fresh, 'stylesheet')),
    })
    await page.mouse.move(5, 300)
    // The code that reads the catalogue shares a sheet with every page.
    await routeAtHand(page, '/catalogue-in-browser-')
    await follow(page, url(paths.products()))
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
