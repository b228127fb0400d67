import { describe, expect, test } from 'vitest'
import { get } from '#test/fetched-pages.ts'
import { plain } from '#test/catalogue.ts'
import { swept } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()
const name = 'Ball valve DN 25'
const page = (number: string) => `/ball-valve-dn25?part=${number}`
/** To order, with another seat than the series. */
const number = 'QB-25-E-50'

describe('the page of a product as one of its part numbers', () => {
  test.each([
    [`/${number}`, number],
    ['/qb-25-e-125', 'QB-25-E-125'],
    [`/search?q=${number}`, number],
  ])('is where %s leads', async (path, asked) => {
    const answer = await fetch(url(path), { redirect: 'manual' })
    expect(answer.headers.get('location')).toBe(page(asked))
  })

  test.each([true, false])(
    'says what the number stands for, and asks for that, with JavaScript: %s',
    async (javaScriptEnabled) => {
      const shown = await visit(page(number), { javaScriptEnabled })
      const main = shown.getByRole('main')
      await main.getByRole('heading', { level: 1, name, exact: true }).waitFor()
      await main.getByText(`Part ${number}`).first().waitFor()
      const said = main.getByText('This part number:')
      expect(plain(await said.innerText())).toBe(
        'This part number: seat EPDM, length 50 mm, to order, 15 working days. All part numbers',
      )
      const links = await main
        .getByRole('link', { name: /^(Request a quote|Add to list)$/i })
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(links.slice(0, 2)).toEqual([
        `/quote?items=${number}:1`,
        `/list?items=${number}:1#added`,
      ])
      expect(await main.getByRole('rowheader', { name: number }).count()).toBe(1)
      expect(await main.locator('tr[aria-current]').innerText()).toContain(number)
    },
  )

  test('is the series’ page to search engines', async () => {
    const html = await get(url(page(number))).then((answer) => answer.text())
    expect(html).toContain(`<title>${number}: ${name}`)
    expect(html).toMatch(/rel="canonical" href="[^"?]*\/ball-valve-dn25"/)
  })

  test('is that of the series for what is none of its numbers', async () => {
    const shown = await visit(page('QB-25-X-50'))
    await shown.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    expect(await shown.getByText('This part number').count()).toBe(0)
  })

  test('comes by a press on what a text found, with its choices made, and shows all numbers', async () => {
    const shown = await visit(`/products?q=${number}`)
    await shown.mouse.move(100, 100)
    await shown.getByRole('link', { name, exact: true }).first().click()
    await shown.waitForURL(`**${page(number)}`)
    await shown.getByText('This part number:').waitFor()
    const maker = shown.getByRole('group', { name: 'Build a part number' })
    await shown.locator('#ordering').scrollIntoViewIfNeeded()
    await expect.poll(() => maker.locator('output').innerText()).toContain(number)
    await shown.getByText('This part number:').scrollIntoViewIfNeeded()
    await shown.getByRole('link', { name: 'All part numbers' }).click()
    await expect
      .poll(() => shown.locator('#ordering').evaluate((all) => all.getBoundingClientRect().top))
      .toBeLessThan(200)
    expect(new URL(shown.url()).search).toBe(`?part=${number}`)
  })

  test('comes by a press on what the words of a text decide on', async () => {
    const shown = await visit('/products?q=ball+valve+DN+25+EPDM')
    await shown.mouse.move(100, 100)
    const link = shown.getByRole('link', { name, exact: true }).first()
    await link.click()
    await shown.waitForURL(`**${page(number)}`)
    await shown.getByText('This part number: seat EPDM').waitFor()
  })

  test('is offered by the header, where words decide on it', async () => {
    const shown = await visit('/contact-us')
    const field = shown.getByRole('searchbox', { name: 'Search products' })
    await field.fill('ball valve DN 25 EPDM')
    const offered = shown.getByRole('search').getByRole('link', { name: new RegExp(`^${name} `) })
    await expect.poll(() => offered.first().innerText()).toContain(number)
    await field.press('ArrowDown')
    // Past what removes the words that were read.
    await offered.first().press('Enter')
    await shown.waitForURL(`**${page(number)}`)
  })

  test('is where the numbers of its table and the one that was made lead', async () => {
    const shown = await visit('/ball-valve-dn25')
    const maker = shown.getByRole('group', { name: 'Build a part number' })
    await shown.locator('#ordering').scrollIntoViewIfNeeded()
    await maker.getByLabel('Seat').selectOption('EPDM')
    await maker.getByLabel('Stem extension').fill('75')
    await maker.getByRole('link', { name: 'QB-25-E-75', exact: true }).click()
    await shown.waitForURL(`**${page('QB-25-E-75')}`)
    await shown.getByText('This part number: seat EPDM, stem extension 75').waitFor()
    await shown.locator('#ordering').scrollIntoViewIfNeeded()
    await shown.getByRole('link', { name: number, exact: true }).click()
    await shown.waitForURL(`**${page(number)}`)
  })
})

/** Its stem extensions end at 300 mm. */
const missed = 'QB-25-P-500'

describe.each(swept([true, false], [true]))(
  'a part number beyond what its product can be, with JavaScript: %s',
  (javaScriptEnabled) => {
    test('is no page, but the reason is said as on the list, and the product is offered first', async () => {
      const page = await visit(`/list?items=${missed}:1`, { javaScriptEnabled, tolerate: /404/ })
      const fault = await page.getByText(`${missed} cannot be ordered`).innerText()
      const [reason] = plain(fault).split(' Did you mean')
      expect(reason).toContain('Stem extension must be 50 to 300')
      const answer = await page.goto(url(`/${missed}`))
      expect(answer!.status()).toBe(404)
      await page
        .getByRole('heading', { level: 1, name: 'There is no page at this address' })
        .waitFor()
      expect(plain(await page.getByRole('main').innerText())).toContain(`address ${reason} Search`)
      const offered = page.getByRole('main').getByRole('listitem').getByRole('link')
      expect(await offered.first().getAttribute('href')).toBe('/ball-valve-dn25')
    })
  },
)
