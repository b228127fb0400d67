import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { excess } from '#test/excess.ts'
import { expectFocus } from '#test/focus.ts'
import { axe } from '#test/axe.ts'
import { ask, log, open } from '#test/chat-page.ts'
import { plain } from '#test/catalogue.ts'
import { chooseToCompare } from '#test/open-states.ts'
import { readyForPaper } from '#test/paper.ts'
import { inSweeps, swept, widths } from '#test/sweep.ts'
import { hydrated, useSite } from '#test/visit.ts'

const { visit, url } = useSite()
const valves = '/compare?products=ball-valve-dn15,ball-valve-dn25'
const heads = (page: Page) => page.getByRole('columnheader').getByRole('link').allInnerTexts()
const main = (page: Page) => page.getByRole('main')
const row = (page: Page, name: string) => page.getByRole('row', { name, exact: false }).first()
const cells = async (page: Page, label: string) => {
  const found = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) })
  const texts = await found.first().getByRole('cell').allInnerTexts()
  return texts.map(plain)
}

describe.each(widths)('a comparison without JavaScript at %i px', (width) => {
  inSweeps('says what differs first, and takes, swaps and gives back columns', async () => {
    const page = await visit(valves, { width, javaScriptEnabled: false })
    expect(await heads(page)).toEqual(['Ball valve DN 15', 'Ball valve DN 25'])
    expect(await cells(page, 'Pressure, max')).toEqual(['40 bar best', '25 bar'])
    expect(await cells(page, 'Weight')).toEqual(['0.31 kg 0.683 lb', 'not stated'])
    expect(await excess(page)).toBeLessThanOrEqual(0)

    await page.getByRole('button', { name: 'Differences only' }).click()
    await expect.poll(() => row(page, 'Pressure, max').count()).toBe(1)
    await expect
      .poll(() => page.getByRole('rowheader', { name: 'Body', exact: true }).count())
      .toBe(0)
    await page.getByRole('button', { name: 'U.S.' }).click()
    await expect.poll(() => cells(page, 'Weight')).toEqual(['0.683 lb', 'not stated'])

    await page.getByLabel('Add a product').fill('QG-63')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect
      .poll(() => heads(page))
      .toEqual(['Ball valve DN 15', 'Ball valve DN 25', 'Pressure gauge 63 mm'])
    await page.getByRole('link', { name: 'Swap Ball valve DN 25' }).click()
    await page.getByLabel('In place of Ball valve DN 25').fill('QB-25-E-50')
    await main(page).getByRole('button', { name: 'Swap', exact: true }).click()
    await expect
      .poll(() => new URL(page.url()).search)
      .toContain('products=ball-valve-dn15,QB-25-E-50,gauge-63&show=differences&units=us')
    await page.getByRole('link', { name: 'Remove Pressure gauge 63 mm' }).click()
    await expect.poll(() => heads(page)).toEqual(['Ball valve DN 15', 'Ball valve DN 25'])
    await page.getByRole('link', { name: 'Move left QB-25-E-50' }).click()
    await expect.poll(() => heads(page)).toEqual(['Ball valve DN 25', 'Ball valve DN 15'])

    await page.getByLabel('Add a product').fill('QB-1S')
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await main(page).getByText('Nothing in the catalog is called “QB-1S”').waitFor()
    expect(await heads(page)).toHaveLength(2)
  })

  inSweeps('passes axe, with four columns, two of them in sight on phones', async () => {
    const page = await visit(`${valves},gauge-63,ball-valve-dn15-iron-lever`, { width })
    expect(await axe(page)).toEqual([])
    expect(await excess(page)).toBeLessThanOrEqual(0)
    const seen = await page
      .getByRole('columnheader')
      .evaluateAll((all) => all.filter((head) => head.getBoundingClientRect().right <= innerWidth))
    expect(seen.length).toBeGreaterThanOrEqual(width < 500 ? 2 : 3)
  })
})

describe('the page of comparisons', () => {
  test('says what it is for, and to add another to a single one', async () => {
    const page = await visit('/compare')
    expect(await page.getByRole('table').count()).toBe(0)
    await page.getByLabel('Add a product').fill('QG-63')
    await page.keyboard.press('Enter')
    await page.getByText('Add another product to compare with Pressure gauge 63 mm.').waitFor()
    expect(await heads(page)).toEqual(['Pressure gauge 63 mm'])
  })

  inSweeps('shows the units of the visitor’s region until others are chosen', async () => {
    const page = await visit(valves, { locale: 'en-US' })
    expect(await cells(page, 'Weight')).toEqual(['0.683 lb', 'not stated'])
    await page.getByRole('button', { name: 'Metric' }).click()
    await expect.poll(() => cells(page, 'Weight')).toEqual(['0.31 kg', 'not stated'])
    await page.getByRole('link', { name: 'Remove Ball valve DN 25' }).click()
    await main(page).getByText('Add another').waitFor()
    await page.goBack()
    await expect.poll(() => heads(page)).toEqual(['Ball valve DN 15', 'Ball valve DN 25'])
    await expect.poll(() => cells(page, 'Weight')).toEqual(['0.31 kg', 'not stated'])
  })

  test('offers products for what is typed', async () => {
    const page = await visit('/compare')
    await page.getByLabel('Add a product').fill('gauge 63')
    await expect.poll(() => page.locator('datalist option[value="QG-63"]').count()).toBe(1)
  })

  test('leads to the field where a column is to be swapped, by keyboard', async () => {
    const page = await visit(valves)
    await page.getByRole('link', { name: 'Swap Ball valve DN 25' }).press('Enter')
    await expectFocus(page.getByLabel('In place of Ball valve DN 25'))
    await page.keyboard.type('QG-63')
    await page.keyboard.press('Enter')
    await expect.poll(() => heads(page)).toEqual(['Ball valve DN 15', 'Pressure gauge 63 mm'])
  })

  test('leads from each column to a request for a quote of its number', async () => {
    const page = await visit('/compare?products=ball-valve-dn15,QB-25-E-50')
    const hrefs = await main(page)
      .getByRole('link', { name: /^Request a quote / })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(['/quote?items=QB-15:1', '/quote?items=QB-25-E-50:1'])
  })

  test('is one page for search engines, whatever is compared, and has one address', async () => {
    const html = await fetch(url('/compare?products=QB-15,gauge-63&units=us')).then((r) => r.text())
    expect(html).not.toContain('noindex')
    expect(html).toMatch(/<link rel="canonical" href="https?:[^"?]*\/compare"/)
    expect(html).toMatch(/"og:url" content="[^"]*\/compare\?products=ball-valve-dn15,gauge-63"/)
  })

  test('is a file for spreadsheets', async () => {
    const page = await visit(valves)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('comparison.csv')
    const text = await fetch(url('/compare.csv?products=ball-valve-dn15,ball-valve-dn25')).then(
      (r) => r.text(),
    )
    expect(text.split('\r\n')[0]).toContain('"Ball valve DN 15, QB-15"')
    expect(text).toContain('Flow,"Pressure, max",bar,40,25\r\n')
    const sheet = await page.getByRole('link', { name: 'XLSX' }).getAttribute('href')
    const parts = unzipSync(new Uint8Array(await (await fetch(url(sheet!))).arrayBuffer()))
    expect(strFromU8(parts['xl/sharedStrings.xml']!)).toContain('Ball valve DN 25, QB-25')
  })

  inSweeps('prints on one sheet', async () => {
    const page = await visit(`${valves},gauge-63,ball-valve-dn15-iron-lever,QB-1S`)
    const note = main(page).getByText('Nothing in the catalog is called “QB-1S”')
    expect(await note.isVisible()).toBe(true)
    await readyForPaper(page)
    await page.emulateMedia({ media: 'print' })
    expect(await note.isVisible()).toBe(false)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
})

describe('what is to be compared', () => {
  const tray = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true })

  test('is chosen by keyboard, kept from page to page, and opened together', async () => {
    const page = await visit('/ball-valve-dn15')
    await page.getByRole('link', { name: 'Compare Ball valve DN 15' }).first().focus()
    await page.keyboard.press('Enter')
    await tray(page).getByText('1 of 4 chosen').waitFor()
    const chosen = page.getByRole('button', { name: 'Compare Ball valve DN 15', pressed: true })
    expect(await chosen.first().isVisible()).toBe(true)

    await page.goto(url('/gauge-63'))
    await tray(page).getByText('Ball valve DN 15', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Compare Pressure gauge 63 mm' }).first().click()
    expect(await axe(page, 'section[aria-label=Compare]')).toEqual([])
    await tray(page).getByRole('link', { name: 'Compare 2' }).click()
    await page.waitForURL(url('/compare?products=ball-valve-dn15,gauge-63'))
    await page.getByRole('table', { name: /^Comparison of/ }).waitFor()
    expect(await tray(page).count()).toBe(0)
  })

  test('stays in the tray on every kind of page, and can be removed there', async () => {
    const page = await visit('/products')
    await chooseToCompare(page, 2)
    await page.goto(url('/privacy-policy'))
    await expect.poll(() => tray(page).getByRole('listitem').count()).toBe(2)
    await tray(page)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect.poll(() => tray(page).getByRole('listitem').count()).toBe(1)
    await page.goBack()
    await hydrated(page)
    await page.getByRole('button', { name: /Compare /, pressed: true }).waitFor()
  })

  inSweeps('is chosen from a row of the table, which the server made', async () => {
    const page = await visit('/products?view=table')
    await page.getByRole('link', { name: 'Compare Pressure gauge 63 mm', exact: true }).click()
    await tray(page).getByText('Pressure gauge 63 mm', { exact: true }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/products')
  })

  inSweeps('is four products at most, and says so in sight', async () => {
    const page = await visit('/products', { width: 390 })
    const choose = (name: string) =>
      page.getByRole('article').getByText(`Compare ${name}`, { exact: true }).click()
    const names = await page.getByRole('article').getByRole('heading').allInnerTexts()
    for (const [i, name] of names.slice(0, 4).entries()) {
      await choose(name)
      await tray(page)
        .getByText(`${i + 1} of 4 chosen`)
        .waitFor()
    }
    await choose(names[4]!)
    const refusal = tray(page).getByText('You can compare up to 4: remove one')
    await refusal.waitFor()
    expect((await refusal.boundingBox())!.width).toBeGreaterThan(50)
    await tray(page)
      .getByRole('button', { name: `Remove ${names[0]}`, exact: true })
      .click()
    await tray(page).getByText(`${names[0]} removed, 3 chosen.`).waitFor()
    expect(await tray(page).getByRole('listitem').count()).toBe(3)
    expect(await excess(page)).toBeLessThanOrEqual(0)
  })

  test('is chosen from a line of a parts list', async () => {
    const page = await visit('/list?items=QB-15:4,QB-25-E-50:2,NOBODYS:1')
    expect(await page.getByRole('link', { name: 'Compare NOBODYS' }).count()).toBe(0)
    await page.getByRole('link', { name: 'Compare QB-25-E-50' }).press('Enter')
    await tray(page).getByText('QB-25-E-50', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Compare QB-25-E-50', pressed: true }).waitFor()
    await page.getByRole('button', { name: 'Compare QB-15', pressed: false }).press(' ')
    await tray(page).getByRole('link', { name: 'Compare 2' }).click()
    await page.waitForURL(url('/compare?products=QB-25-E-50,QB-15'))
    await expect.poll(() => heads(page)).toEqual(['Ball valve DN 25', 'Ball valve DN 15'])
  })

  test('is a number that is ready and one that was made, beside a product', async () => {
    const page = await visit('/ball-valve-dn25')
    await page
      .getByRole('row', { name: /^QB-25-E-50 / })
      .getByRole('link', { name: 'Compare' })
      .click()
    await tray(page).getByText('QB-25-E-50', { exact: true }).waitFor()
    const maker = page.getByRole('group', { name: 'Build a part number' })
    await maker.getByLabel('Stem extension').fill('75')
    await maker.getByRole('button', { name: 'Compare QB-25-P-75' }).click()
    await page.getByRole('button', { name: 'Compare Ball valve DN 25' }).first().click()
    await tray(page).getByRole('link', { name: 'Compare 3' }).click()
    await page.waitForURL(url('/compare?products=QB-25-E-50,QB-25-P-75,ball-valve-dn25'))
    await expect.poll(() => heads(page)).toEqual(Array(3).fill('Ball valve DN 25'))
    // A number leads to its product, as that.
    await page.goto(url('/gauge-63'))
    await tray(page).getByRole('link', { name: 'QB-25-E-50', exact: true }).click()
    await page.waitForURL(url('/ball-valve-dn25?part=QB-25-E-50'))
  })

  inSweeps('is chosen in an answer of the assistant, whose conversation goes on', async () => {
    const page = await visit('/products')
    await open(page)
    await ask(page, 'A stainless ball valve for 40 bar')
    const answered = log(page).getByRole('listitem').first()
    const name = await answered.getByRole('link').first().innerText()
    await answered.getByRole('link', { name: `Compare ${name}` }).press('Enter')
    await tray(page).getByText(name, { exact: true }).waitFor()
    await answered.getByRole('button', { name: `Compare ${name}`, pressed: true }).waitFor()
    expect(await axe(page)).toEqual([])
    expect(new URL(page.url()).pathname).toBe('/products')
  })

  test('leads to the comparison without JavaScript', async () => {
    const page = await visit('/ball-valve-dn15', { javaScriptEnabled: false })
    await page.getByRole('link', { name: 'Compare Ball valve DN 15' }).first().click()
    await expect.poll(() => page.url()).toBe(url('/compare?products=ball-valve-dn15'))
  })
})

test.each(swept([true, false], [true]))(
  'a product leads to those most like it, of which one is swapped, with JavaScript: %s',
  async (javaScriptEnabled) => {
    const page = await visit('/ball-valve-dn15', { javaScriptEnabled })
    await page.getByRole('link', { name: 'Compare similar products' }).click()
    await page.getByRole('heading', { level: 1, name: 'Compare' }).waitFor()
    expect((await heads(page))[0]).toBe('Ball valve DN 15')
    expect(await heads(page)).toHaveLength(4)
    await page.getByRole('link', { name: /^Swap/ }).nth(1).click()
    await page.getByLabel(/^In place of/).fill('QG-63')
    await page.keyboard.press('Enter')
    await page.waitForURL(/gauge-63|QG-63/)
    await expect.poll(async () => (await heads(page))[1]).toBe('Pressure gauge 63 mm')
  },
)
