import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { field, useContactSite } from '#test/contact-form.ts'
import { buyer, fillInBuyer, fillInLine, line, linesOf, main, request } from '#test/quote-form.ts'
import { hydrated } from '#test/visit.ts'

const { visit, quiet, url, service } = await useContactSite()
afterAll(() => service.stop())

/** What a page says of a form that was not taken. */
const tolerate = /status of (422|428)/
const quotePath = '/quote?items=QB-15:40'

describe('the parts of a request that is being written', () => {
  const written = [
    ['QB-15', '60', 'With caps'],
    ['QB-20', 'two', 'As before'],
  ]
  /** A part of the address, and one more, before who asks. */
  async function writeLines(page: Page): Promise<void> {
    await fillInLine(page, 1, { Quantity: '60', Note: 'With caps' })
    await main(page).getByRole('button', { name: 'Add a line' }).click()
    await fillInLine(page, 2, { 'Part number': 'QB-20', Quantity: 'two', Note: 'As before' })
    await quiet(page)
    await fillInBuyer(page, buyer)
  }
  const areBack = (page: Page, lines = written) => expect.poll(() => linesOf(page)).toEqual(lines)

  test('are back where the address names none, with the names of products, and after a reload', async () => {
    const page = await visit(quotePath)
    await writeLines(page)
    const name = await line(page, 1).getByRole('paragraph').innerText()
    await page.goto(url('/quote'))
    await areBack(page)
    for (const [label, value] of Object.entries(buyer))
      await expect.poll(() => field(page, label).inputValue()).toBe(value)
    expect(await line(page, 1).getByRole('paragraph').innerText()).toBe(name)
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
    await page.reload()
    await areBack(page)
  })

  test('are back at their own address, and notes of the same parts at another', async () => {
    const page = await visit(quotePath)
    await writeLines(page)
    await page.goto(url('/ball-valve-dn15'))
    await page.goto(url(quotePath))
    await areBack(page)
    await page.goto(url('/quote?items=QB-20:5,QH-12-B-3M:1'))
    await areBack(page, [
      ['QB-20', '5', 'As before'],
      ['QH-12-B-3M', '1', ''],
    ])
    // Nothing has been written there.
    await page.goto(url('/quote'))
    await areBack(page)
  })

  test('stay out where they were taken out', async () => {
    const page = await visit(quotePath)
    await writeLines(page)
    await page.goto(url('/quote'))
    await areBack(page)
    await main(page).getByRole('button', { name: 'Remove line 1' }).click()
    await areBack(page, written.slice(1))
    await page.reload()
    await quiet(page)
    await areBack(page, written.slice(1))
  })

  test('are gone once it is sent', async () => {
    const page = await visit(quotePath, { tolerate })
    await writeLines(page)
    await fillInLine(page, 2, { Quantity: '2' })
    await request(page).click()
    await page.waitForURL(/\/quote\/[\w-]{22}/)
    const stored = await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))
    expect(stored).not.toMatch(/As before|QB-15/)
    await page.goto(url('/quote'))
    await hydrated(page)
    await quiet(page)
    await areBack(page, [['', '', '']])
  })
})
