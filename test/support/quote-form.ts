import type { Page } from 'playwright-core'
import { field } from './contact-form.ts'

/** What a visitor writes besides the lines; each test has a company of its own. */
export const buyer = {
  Name: 'Ada Moreau',
  'Company Name': 'Harbor Networks',
  'Company Email': 'ada@harbor.example',
  Country: 'United States',
  Message: 'For two pump houses.\nBy March.',
}

export const main = (page: Page) => page.getByRole('main')
export const line = (page: Page, number: number) =>
  main(page).getByRole('group', { name: `Line ${number}`, exact: true })
export const request = (page: Page) =>
  main(page).getByRole('button', { name: /^(Request a quote|Submitting\.\.\.)$/ })

export async function fillInBuyer(page: Page, values: Partial<typeof buyer>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    if (label === 'Country') await field(page, label).selectOption(value)
    else await field(page, label).fill(value)
  }
}

type Line = { 'Part number'?: string; Quantity?: string; Note?: string }

export async function fillInLine(page: Page, number: number, values: Line): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await line(page, number).getByLabel(label, { exact: true }).fill(value)
  }
}

/** The lines' fields, line by line. */
export async function linesOf(page: Page): Promise<string[][]> {
  const groups = await main(page)
    .getByRole('group', { name: /^Line \d+$/ })
    .all()
  return Promise.all(
    groups.map(async (group) =>
      Promise.all((await group.getByRole('textbox').all()).map((box) => box.inputValue())),
    ),
  )
}

/** The rows of the page of a request that was sent; phones show no head. */
export const sentLines = (page: Page) =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)))
