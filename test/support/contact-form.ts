import type { Page } from 'playwright-core'
import { minOpenMilliseconds } from '#domain/submission/form-guards.ts'
import { startMondayService } from './fakes/monday-service.ts'
import { startSite } from './running-site.ts'
import { useSite, type VisitOptions } from './visit.ts'

/** What a visitor writes; each test has a company of its own. */
export type Enquiry = Record<keyof typeof enquiry, string>
export const enquiry = {
  Name: 'Ada',
  'Last Name': 'Moreau',
  'Company Name': 'Harbor Networks',
  Title: 'Network planner',
  'Company Email': 'ada@harbor.example',
  'Phone Number': '+1 201 555 0123',
  Country: 'United States',
  State: 'New Jersey',
  Category: 'Pricing, quotes, and estimations',
  'Product Type': 'Valves',
  'Tell us more': 'Sixty ball valves for two houses.\nBy March.',
}
const choices = ['Country', 'State', 'Category', 'Product Type']

export const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true })
export const button = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Submit/ })

/** Fills in what is named, in the order of the form. */
export async function fillIn(page: Page, values: Partial<Enquiry>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    if (!choices.includes(label)) await field(page, label).fill(value)
    // A choice of states comes with the country.
    else await page.getByRole('combobox', { name: label, exact: true }).selectOption(value)
  }
}

/** What the fields hold, by label. */
export async function filledIn(page: Page): Promise<Enquiry> {
  const pairs = Object.keys(enquiry).map(
    async (label) => [label, await field(page, label).inputValue()] as const,
  )
  return Object.fromEntries(await Promise.all(pairs)) as Enquiry
}

/** Turns to the page's form, where it has one, and waits for its code: until then it is the browser's. */
export async function formAwake(page: Page): Promise<void> {
  const form = page.locator('[data-island$="-form"]')
  if ((await form.count()) === 0) return
  await form.dispatchEvent('pointerover')
  await form.and(page.locator('[data-awake]')).waitFor({ state: 'attached' })
}

/**
 * The site with its boards, and what has arrived there. Its visitors take their time to fill in a
 * form: for who comes in haste the browser works before it is sent.
 */
export async function useContactSite(variables: Record<string, string> = {}) {
  const service = await startMondayService()
  const site = useSite(() =>
    startSite({ ...service.variables, LIMIT_SUBMISSIONS: '1000/min', ...variables }),
  )
  const itemsOf = (company: string) =>
    service.items
      .map(({ name, group, columns }) => ({
        name,
        group: group.id,
        columns: Object.fromEntries(columns.map(({ id, text }) => [id, text])),
      }))
      .filter(({ columns }) => columns.accounts__1 === company)
  async function visit(path: string, options: VisitOptions = {}): Promise<Page> {
    const page = await visitInHaste(path, options)
    if (options.javaScriptEnabled !== false) await page.evaluate(takeTime, minOpenMilliseconds)
    return page
  }
  async function visitInHaste(path: string, options: VisitOptions): Promise<Page> {
    const page = await site.visit(path, options)
    if (options.javaScriptEnabled !== false) await formAwake(page)
    return page
  }
  /** Before anybody has turned to the form: it is the browser's. */
  const visitAsleep = (path: string, options: VisitOptions) => site.visit(path, options)
  return { ...site, visit, visitInHaste, visitAsleep, service, itemsOf }
}

/** Runs in the page: its clock goes on by so much, after the form was opened. */
function takeTime(milliseconds: number): void {
  const now = performance.now.bind(performance)
  performance.now = () => now() + milliseconds
}
