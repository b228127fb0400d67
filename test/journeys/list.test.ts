import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { numbers, quantity } from '#test/list-page.ts'
import { excess } from '#test/excess.ts'
import { widths } from '#test/sweep.ts'
import { hydrated, useSite } from '#test/visit.ts'

const { visit, url, quiet } = useSite()
const main = (page: Page) => page.getByRole('main')
const items = (page: Page) => decodeURIComponent(new URL(page.url()).search)

describe.each(widths)('a parts list without JavaScript at %i px', (width) => {
  test('is pasted, changed, mended, made whole, and asked for', async () => {
    const page = await visit('/list', { width, javaScriptEnabled: false })
    await page
      .getByLabel('Add lines')
      .fill('Part number\tQty\n\nQB-15\t4\n2 x QB-25-E-5O\nQG-63 2.5\nqb-15 1\n1 x something else')
    await page.getByRole('button', { name: 'Add lines' }).click()
    await expect.poll(() => numbers(page)).toEqual(['QB-15', 'QB-25-E-5O', 'something else'])
    await expect.poll(() => quantity(page, 'QB-15').inputValue()).toBe('5')
    await expect.poll(() => page.getByLabel('Add lines').inputValue()).toBe('QG-63 2.5')
    await main(page).getByText('the quantity is not a whole number').waitFor()

    await page.getByLabel('Add lines').fill('QG-63 3')
    await page.getByRole('button', { name: 'QB-25-E-50' }).click()
    await expect
      .poll(() => numbers(page))
      .toEqual(['QB-15', 'QB-25-E-50', 'something else', 'QG-63'])
    await page.getByRole('button', { name: 'Remove something else' }).click()
    await expect.poll(() => numbers(page)).toEqual(['QB-15', 'QB-25-E-50', 'QG-63'])
    await page.getByRole('button', { name: 'Add 5 × QK-15' }).click()
    await expect.poll(() => items(page)).toBe('?items=QB-15:5,QB-25-E-50:2,QG-63:3,QK-15:5')

    await quantity(page, 'QG-63').fill('0')
    await quantity(page, 'QB-15').fill('7')
    await quantity(page, 'QB-15').press('Enter')
    await expect.poll(() => items(page)).toBe('?items=QB-15:7,QB-25-E-50:2,QK-15:5')
    await expect.poll(() => excess(page)).toBeLessThanOrEqual(0)

    await main(page).getByRole('link', { name: 'Request a quote' }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/quote')
    await expect.poll(() => page.getByLabel('Part number').first().inputValue()).toBe('QB-15')
  })

  test('takes a table that is posted, and says which column is the quantity', async () => {
    const page = await visit('/list', { width, javaScriptEnabled: false })
    await page
      .getByLabel('Add lines')
      .fill('Qty,Part number,Order code\n12,QB-15,491202\n#N/A,QG-63,499225')
    await page.getByRole('button', { name: 'Add lines' }).click()
    await expect.poll(() => numbers(page)).toEqual(['QB-15'])
    await expect.poll(() => quantity(page, 'QB-15').inputValue()).toBe('12')
    await main(page).getByText('Quantity taken from the column “Qty”.').waitFor()
    await main(page).getByText('the quantity is not a whole number').waitFor()
    const unread = await page.getByLabel('Add lines').inputValue()
    expect(unread).toBe('Qty,Part number,Order code\n#N/A,QG-63,499225')

    await page.getByLabel('Add lines').fill(unread.replace('#N/A', '3'))
    await page.getByRole('button', { name: 'Update' }).first().click()
    await expect.poll(() => items(page)).toBe('?items=QB-15:12,QG-63:3&column=Qty')
    await expect.poll(() => page.getByLabel('Add lines').inputValue()).toBe('')
  })
})

describe('the page of a list', () => {
  test('changes in place, keeps the focus where it was, and says so', async () => {
    const page = await visit('/list?items=QB-15:4,QG-63:2')
    await quiet(page)
    await page.evaluate(() => Object.assign(window, { same: true }))
    await quantity(page, 'QG-63').fill('9')
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('13 pieces').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Quantity QG-63')
    await page.getByRole('button', { name: 'Remove QG-63' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('4 pieces').waitFor()
    await page.goBack()
    await expect.poll(() => numbers(page)).toEqual(['QB-15', 'QG-63'])
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
  })

  test('says how many lines it did not take, also where they have no room to stand', async () => {
    const page = await visit('/list')
    const status = main(page).getByRole('status').first()
    await page.getByLabel('Add lines').fill('2.5 QB-15')
    await page.getByRole('button', { name: 'Add lines' }).click()
    await status.getByText('One line was not added.').waitFor()
    await page.getByLabel('Add lines').fill('2.5 QB-15\n3 QB-15\n0 QG-63')
    await page.getByRole('button', { name: 'Add lines' }).click()
    await status.getByText('1 line, 3 pieces. 2 lines were not added.').waitFor()
    const html = await fetch(url('/list?items=QB-15:2,NOBODYS&left=10500')).then((r) => r.text())
    expect(html).toContain(
      '2 lines, 3 pieces. One line needs attention. 10,500 lines were not added.',
    )
    expect(html).toContain('10,500 more lines were left out.')
  })

  test('works out a share of costs that stay in the browser', async () => {
    const page = await visit('/list?items=QB-15:10,QG-63:1')
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.getByText('Work out the share').click()
    await page.getByLabel('Cost of one QB-15').fill('95.25')
    await page.getByLabel('Cost of one QG-63').fill('47.5')
    await page.getByRole('status').getByText('£1,000').waitFor()
    expect(sent.some((one) => /95\.25|47\.5/.test(one))).toBe(false)
    await page.reload()
    await page.getByText('Work out the share').click()
    await expect.poll(() => page.getByLabel('Cost of one QB-15').inputValue()).toBe('95.25')
  })

  test('is a file for spreadsheets, and not for search engines', async () => {
    const page = await visit('/list?items=QB-15:4')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('parts-list.csv')
    const text = await fetch(url('/list.csv?items=QB-15:4,=1%2B1:2')).then((r) => r.text())
    expect(text.split('\r\n')[1]).toMatch(/^QB-15,4,Ball valve DN 15,/)
    expect(text.split('\r\n')[2]).toMatch(/^'=1\+1,2,/)
    const sheet = await page.getByRole('link', { name: 'XLSX' }).getAttribute('href')
    const parts = unzipSync(new Uint8Array(await (await fetch(url(sheet!))).arrayBuffer()))
    expect(Object.keys(parts)).toContain('xl/workbook.xml')
    const many = Array.from({ length: 500 }, (_, at) => `Q${at}X`).join()
    const tooMany = await fetch(url(`/list.csv?items=${many}`), { redirect: 'manual' })
    expect(tooMany.status).toBe(303)
    expect(tooMany.headers.get('location')).toMatch(/^\/list\?/)
    const html = await fetch(url('/list?items=QB-15:4')).then((r) => r.text())
    expect(html).toMatch(/<meta name="robots" content="noindex"/)
  })
})

test('documents of a list are taken along in one file, without JavaScript too', async () => {
  const page = await visit('/list?items=QB-15:4,QB-20:1,QG-63:2', { javaScriptEnabled: false })
  const link = main(page).getByRole('link', { name: 'All 2 data sheets (ZIP)' })
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(file.suggestedFilename()).toBe('data-sheets.zip')
  const answer = await fetch(url((await link.getAttribute('href'))!))
  const names = Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())))
  expect(names).toEqual(['ball-valve.pdf', 'gauge.pdf'])
  await page.goto(url('/list?items=ZZ-1'))
  expect(await main(page).getByRole('link', { name: /ZIP/ }).count()).toBe(0)
})

describe('the list that a browser keeps', () => {
  const link = (page: Page) => page.getByRole('link', { name: /^Your list/ })

  test('grows on product pages, is announced, kept, and opened from any page', async () => {
    const page = await visit('/ball-valve-dn15')
    expect(await link(page).count()).toBe(0)
    const empty = page.getByRole('banner').getByRole('link', { name: 'Parts list', exact: true })
    expect(await empty.first().getAttribute('href')).toBe('/list')
    await main(page).getByRole('link', { name: 'Add to list', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Your list (1)' }).waitFor()
    await main(page).getByRole('link', { name: 'Add to list', exact: true }).click()
    await page.getByRole('status').getByText('2 × QB-15 added').waitFor({ state: 'attached' })
    await page.goto(url('/gauge-63'))
    // Without scripts yet it leads to a list of one.
    await hydrated(page)
    await main(page).getByRole('link', { name: 'Add to list', exact: true }).click()
    await page.getByRole('link', { name: 'Your list (2)' }).click()
    await page.waitForURL(url('/list?items=QB-15:2,QG-63:1'))
    await quantity(page, 'QG-63').fill('5')
    await page.keyboard.press('Enter')
    await expect.poll(() => link(page).getAttribute('href')).toBe('/list?items=QB-15:2,QG-63:5')
    // Its address alone brings it back.
    await page.goto(url('/list'))
    await page.waitForURL(url('/list?items=QB-15:2,QG-63:5'))
    for (const number of ['QB-15', 'QG-63']) {
      await page.getByRole('button', { name: `Remove ${number}` }).click()
      await expect.poll(() => quantity(page, number).count()).toBe(0)
    }
    await expect.poll(() => page.url()).toBe(url('/list'))
    await expect.poll(() => link(page).count()).toBe(0)
    await empty.first().waitFor()
  })

  test('is never replaced by an address, and takes another in when told', async () => {
    const page = await visit('/list')
    await page.getByLabel('Add lines').fill('QB-15 2')
    await page.getByRole('button', { name: 'Add lines' }).click()
    await page.getByRole('link', { name: 'Your list (1)' }).waitFor()
    await page.goto(url('/list?items=QG-63:7,QB-15:1'))
    await page.getByText('is unchanged').waitFor()
    await quantity(page, 'QG-63').fill('8')
    await page.keyboard.press('Enter')
    await page.waitForURL(url('/list?items=QG-63:8,QB-15:1'))
    expect(await link(page).getAttribute('href')).toBe('/list?items=QB-15:2')
    await page.getByRole('button', { name: 'Add to my list' }).click()
    await page.waitForURL(url('/list?items=QB-15:3,QG-63:8'))
    expect(await link(page).getAttribute('href')).toBe('/list?items=QB-15:3,QG-63:8')
    await expect.poll(() => page.getByText('is unchanged').count()).toBe(0)
  })
})
