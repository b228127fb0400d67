import { expect, test } from 'vitest'
import { get } from '#test/fetched-pages.ts'
import { elementsOf } from '#test/html.ts'
import { choose, expectText, openFilter, status } from '#test/listing-page.ts'
import { plainDocument, startWithCatalogue } from '#test/temporary-catalogue.ts'
import { useSite } from '#test/visit.ts'

const attack = `<script>window.attacked=1</script><img src=x onerror="window.attacked=2">`
const closing = `</script></style><svg onload="window.attacked=3">`
const id = 'dQw4w9WgXcQ'
const forms = [
  id,
  `https://youtu.be/${id}`,
  `https://www.youtube.com/watch?v=${id}`,
  `https://youtube.com/shorts/${id}`,
]
/** What every object of the language has already: each a family, a type, an attribute and a value. */
const inherited = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__']
const slugOf = (name: string) =>
  name === 'constructor' ? name : `inherited-${inherited.indexOf(name)}`

const { visit, url, quiet } = useSite(() =>
  startWithCatalogue({
    ...Object.fromEntries(
      inherited.map((name) => [
        slugOf(name),
        plainDocument(slugOf(name), {
          productFamily: name,
          subFamily: name,
          // Which the database keeps for itself.
          ...(name !== '__proto__' && { [name]: name }),
        }),
      ]),
    ),
    hostile: plainDocument('hostile', {
      product: `Hostile ${attack}`,
      text: `${attack}${closing}`,
      subFamily: closing,
      partNumber: attack,
      connector: attack,
      [`key${attack}`]: 1,
      image: 'javascript:window.attacked=4',
      image2: '"><script>window.attacked=5</script>.webp',
      dataSheet: 'javascript:window.attacked=6',
      section1Heading: attack,
      section1Description: closing,
      features: [attack],
      faq: [`${attack}? ${closing}`],
      introVideo: 'https://evil.example/embed/dQw4w9WgXcQ',
      specialVideo1: 'javascript:window.attacked=7',
      relatedProducts: ['Product films'],
    }),
    elsewhere: plainDocument('elsewhere', {
      // Whatever a page is opened for, only this product's own asks for the other.
      image: 'productImages/a.webp',
      image2: 'https://pictures.example/b.webp',
    }),
    films: plainDocument('films', {
      introVideo: forms[0],
      installationVideo: forms[1],
      specialVideo1: forms[2],
      specialVideo1Title: 'By watch link',
      specialVideo2: forms[3],
      specialVideo2Title: 'By shorts link',
      featuredContentVideo: 'videos/own.mp4',
    }),
  }),
)

const attacked = 'window.attacked'

test.each(['/hostile', '/products', '/family/ball-valves', '/', '/hostil'])(
  'markup in a product stays text on %s',
  async (path) => {
    const page = await visit(path, { tolerate: /status of 404/ })
    await page.mouse.move(300, 300)
    await quiet(page)
    expect(await page.evaluate(attacked)).toBeUndefined()
    expect(await page.locator('img[src="x"], svg[onload]').count()).toBe(0)
    expect(await page.locator('[href^="javascript:"], [src^="javascript:"]').count()).toBe(0)
    // The name itself is there to be read, wherever names are shown.
    const name = page.getByText('Hostile <script>')
    expect((await name.count()) > 0).toBe(path !== '/')
  },
)

test('pages may show what products name of other hosts, and nothing else', async () => {
  const policy = (await get(url('/products'))).headers.get('content-security-policy')!
  const directives = new Map(
    policy
      .split('; ')
      .map((one) => one.split(' '))
      .map(([name, ...sources]) => [name, sources]),
  )
  expect(directives.get('img-src')).toEqual(["'self'", 'data:', 'https://pictures.example'])
  expect(directives.get('media-src')).toEqual(["'self'", 'https://pictures.example'])
  expect(directives.get('frame-src')).toEqual(['https://www.youtube-nocookie.com'])
})

test('YouTube is not asked for anything before a press, in all four forms of its links', async () => {
  const asked: string[] = []
  const page = await visit('/films', {
    prepare: async (fresh) => {
      await fresh.route(/youtube|ytimg|youtu\.be/, (route) => {
        asked.push(route.request().url())
        return route.fulfill({ contentType: 'text/html', body: '<title>A film</title>' })
      })
    },
  })
  const posters = page.getByRole('main').locator('a[href^="https://www.youtube.com/watch?v="]')
  expect(await posters.count()).toBe(forms.length)
  expect(await page.locator('video').count()).toBe(1)
  await page.mouse.wheel(0, 2000)
  await quiet(page)
  expect(asked).toEqual([])
  expect(await page.locator('iframe').count()).toBe(0)

  for (let left = forms.length; left > 0; left--) await posters.first().click()
  await expect.poll(() => page.locator('iframe').count()).toBe(forms.length)
  await expect.poll(() => asked.length).toBe(forms.length)
  for (const address of asked) {
    expect(address).toMatch(new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/${id}\\?`))
  }
})

test.each(inherited)(
  'a family, type, attribute and value named %s is one like any other',
  async (name) => {
    const product = `Product ${slugOf(name)}`
    const query = `${name}=${name}`
    const pages = [
      '/products',
      `/products?${query}`,
      `/products?${query}&open=${name}`,
      `/products?all=${name}`,
      `/products?q=${slugOf(name)}`,
      `/family/${name.toLowerCase()}`,
      `/${slugOf(name)}`,
      `/${slugOf(name)}.md`,
      '/llms.txt',
    ]
    for (const path of pages) {
      const response = await get(url(path))
      expect(response.status, path).toBe(200)
      expect(await response.text(), path).toContain(product)
    }
  },
)

test('a family of one type offers its buttons, too', async () => {
  const html = await (await get(url('/family/constructor'))).text()
  const choices = elementsOf(html).filter(({ attributes }) => attributes.name === 'type')
  expect(choices.map(({ attributes }) => attributes.value)).toEqual(['constructor'])
})

test('a filter named constructor is chosen and taken back in the browser', async () => {
  const page = await visit('/products')
  await page.mouse.move(300, 300)
  await quiet(page)
  const values = await openFilter(page, 'constructor')
  await choose(values, 'constructor')
  await expectText(status(page), 'Showing 1 of 8 products')
  await choose(values, 'constructor')
  await expectText(status(page), 'Showing 8 of 8 products')
  await page.keyboard.press('Escape')
  await page
    .getByRole('article')
    .getByRole('link', { name: 'Product constructor', exact: true })
    .click()
  await page.waitForURL(url('/constructor'))
  await expectText(page.getByRole('heading', { level: 1 }), 'Product constructor')
  await quiet(page)
  expect(await page.getByRole('alert').count()).toBe(0)
})
