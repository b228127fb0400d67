import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { useContactSite } from '#test/contact-form.ts'
import { inSweeps, swept } from '#test/sweep.ts'
import {
  buyer,
  fillInBuyer,
  fillInLine,
  line,
  linesOf,
  main,
  request,
  sentLines,
} from '#test/quote-form.ts'

const { visit, service, itemsOf } = await useContactSite()
afterAll(() => service.stop())

const open = (width: number, query: string) =>
  visit(`/quote${query}`, { width, javaScriptEnabled: false, tolerate: /status of (422|502)/ })
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('role') ?? 'nothing')
async function send(page: Page): Promise<number> {
  const [answer] = await Promise.all([page.waitForNavigation(), request(page).click()])
  return answer!.status()
}

describe.each(swept([390, 1440], [390]))(
  'without JavaScript at %i px a request for a quote',
  (width) => {
    test('takes lines away and adds some, arrives, and has its page', async () => {
      const page = await open(width, '?items=QB-15:40,QB-20:2')
      const company = `Plain quote ${width}`
      expect((await linesOf(page)).slice(0, 3)).toEqual([
        ['QB-15', '40', ''],
        ['QB-20', '2', ''],
        ['', '', ''],
      ])
      expect(
        await main(page)
          .getByRole('button', { name: /Remove|Add/ })
          .count(),
      ).toBe(0)
      await fillInLine(page, 1, { 'Part number': '' })
      await fillInLine(page, 4, { 'Part number': 'qk-p', Quantity: '6', Note: 'as last year' })
      await fillInBuyer(page, { ...buyer, 'Company Name': company })
      expect(await send(page)).toBe(200)
      await expect.poll(() => page.url()).toMatch(/\/quote\/[\w-]{22}\?sent=1#outcome$/)
      await expect.poll(() => focused(page)).toBe('status')
      expect(await main(page).getByRole('status').textContent()).toContain(
        'Submitted successfully!',
      )
      expect(
        await main(page)
          .getByText(/^Q[\dA-Z]{3}-/)
          .count(),
      ).toBe(1)
      const lines = [
        ['QB-20', 'Ball valve DN 20', '2', '–'],
        ['qk-p', 'Stem packing set', '6', 'as last year'],
      ]
      expect(await sentLines(page)).toEqual(lines)
      await page.reload()
      await expect.poll(() => sentLines(page)).toEqual(lines)
      expect(itemsOf(company)).toHaveLength(1)
    })

    inSweeps(
      'with faults comes back with its lines, and each fault leads to its field',
      async () => {
        const page = await open(width, '?items=QB-15:40')
        await fillInLine(page, 1, { Quantity: '0' })
        await fillInLine(page, 3, { 'Part number': 'QX-9', Quantity: '1' })
        await fillInBuyer(page, { ...buyer, 'Company Name': `Faults ${width}` })
        expect(await send(page)).toBe(422)
        await expect.poll(() => focused(page)).toBe('alert')
        expect((await linesOf(page)).slice(0, 3)).toEqual([
          ['QB-15', '0', ''],
          ['', '', ''],
          ['QX-9', '1', ''],
        ])
        const links = main(page).getByRole('alert').getByRole('link')
        expect(await links.count()).toBe(1)
        await links.click()
        const quantity = line(page, 1).getByLabel('Quantity')
        await expect
          .poll(() => quantity.evaluate((one) => one === document.activeElement))
          .toBe(true)
        await quantity.fill('4')
        expect(await send(page)).toBe(200)
        await expect.poll(() => sentLines(page)).toHaveLength(2)
      },
    )
  },
)

inSweeps('without JavaScript a failure says what is stored and where to look', async () => {
  const page = await open(1440, '?items=QB-15:40')
  await fillInBuyer(page, { ...buyer, 'Company Name': 'Plain failure' })
  service.failNext('no id')
  expect(await send(page)).toBe(502)
  expect(await main(page).getByRole('alert').textContent()).toContain('Unexpected response')
  await main(page)
    .getByRole('link', { name: /^Q[\dA-Z]{3}-/ })
    .click()
  await expect.poll(() => sentLines(page)).toHaveLength(1)
})
