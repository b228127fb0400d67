import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { excess } from '#test/excess.ts'
import { plain } from '#test/catalogue.ts'
import { widths } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()
/** Has two variants, and a pattern with a choice and a measure. */
const slug = 'ball-valve-dn25'
const section = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Ordering', exact: true }) })
const maker = (page: Page) => page.getByRole('group', { name: 'Build a part number' })
const result = (page: Page) => maker(page).locator('output')

async function visitMaker(options: Parameters<typeof visit>[1] = {}) {
  const page = await visit(`/${slug}`, options)
  await section(page).scrollIntoViewIfNeeded()
  await maker(page).waitFor()
  return page
}

describe('ordering on a product page', () => {
  test.each(widths)(
    'says the pattern and the ready numbers without JavaScript at %i px',
    async (width) => {
      const page = await visit(`/${slug}`, { width, javaScriptEnabled: false })
      const rows = section(page)
        .getByRole('table', { name: 'Orderable part numbers' })
        .getByRole('row')
      expect((await rows.allInnerTexts()).map((row) => plain(row).replace(/\s+/g, ' '))).toEqual([
        'Part number Seat Length Availability',
        'QB-25-P-50 PTFE 50 mm In stock, 2 working days Add to listCompare QB-25-P-50',
        'QB-25-E-50 EPDM 50 mm To order, 15 working days Add to listCompare QB-25-E-50',
      ])
      const text = plain(await section(page).innerText())
      expect(text).toContain('For example, QB-25-P-50: Seat PTFE, Stem extension 50 mm.')
      expect(text).toContain('50 to 300 mm in steps of 25 mm')
      expect(await excess(page)).toBeLessThanOrEqual(0)
    },
  )

  test('makes a number of what is chosen, by keyboard as well, and copies it', async () => {
    const page = await visitMaker({ permissions: ['clipboard-read', 'clipboard-write'] })
    await expect.poll(() => result(page).innerText()).toContain('QB-25-P-50')
    await maker(page).getByLabel('Seat').selectOption('EPDM')
    await expect.poll(() => result(page).innerText()).toMatch(/QB-25-E-50\s+To order, 15/)
    await maker(page).getByLabel('Stem extension').focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => result(page).innerText()).toMatch(/QB-25-E-75\s+To order/)
    await maker(page).getByRole('button', { name: 'Copy' }).click()
    await maker(page).getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('QB-25-E-75')
  })

  test('says why a number cannot be ordered, and offers none to copy', async () => {
    const page = await visitMaker()
    await maker(page).getByLabel('Stem extension').fill('60')
    await expect
      .poll(async () => plain(await result(page).innerText()))
      .toBe('Stem extension must be 50 to 300 mm in steps of 25 mm.')
    expect(await maker(page).getByRole('button').count()).toBe(0)
  })
})
