import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { menus } from '#content/navigation.ts'
import { ask, opener } from './chat-page.ts'
import { formAwake } from './contact-form.ts'
import { sheetOf } from './filters-page.ts'
import { openFilter } from './listing-page.ts'
import { center, view, viewer } from './knowledge-page.ts'
import { mobileWidth, type VisitOptions } from './visit.ts'

/** A state of the neutral company's page that its address does not name. */
export type OpenState = {
  what: string
  path: string
  open: (page: Page) => Promise<unknown>
  /** What is looked at, where the rest of the page happens to be covered in half. */
  part?: string
  /** The widths at which there is such a state. */
  widths?: 'narrow' | 'wide'
  options?: VisitOptions
}

const main = (page: Page) => page.getByRole('main')
const banner = (page: Page) => page.getByRole('banner')
const overview = (page: Page) =>
  banner(page).getByRole('link', { name: menus[0]!.overview.label }).waitFor()
const press = (page: Page, name: string | RegExp) =>
  main(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click()
const tray = (page: Page) => page.getByRole('region', { name: 'Compare', exact: true })

/** Chooses the first products of the list to be compared. */
export async function chooseToCompare(page: Page, count: number): Promise<void> {
  const chooser = main(page).getByRole('article').locator('a[href^="/compare?"]')
  for (let i = 0; i < count; i++) {
    await chooser.nth(i).click()
    const listed = tray(page).getByRole('listitem')
    await expect.poll(() => listed.count()).toBe(i + 1)
  }
}

/** Whatever opens over a page, or is said in it, at a press. */
export const openStates: OpenState[] = [
  { what: 'a filter', path: '/products', open: (page) => openFilter(page, 'body') },
  { what: 'a filter of numbers', path: '/products', open: (page) => openFilter(page, 'pressure') },
  {
    what: 'a filter of a family',
    path: '/family/ball-valves',
    open: (page) => openFilter(page, 'body'),
  },
  {
    what: 'the sheet of all filters',
    path: '/products?body=Brass',
    async open(page) {
      const { sheet, find, open } = sheetOf(page)
      await open()
      await find.fill('stainl')
      const bodies = sheet.getByRole('group', { name: 'Body', exact: true })
      await bodies.getByRole('checkbox').first().waitFor()
    },
  },
  {
    what: 'the sheet where no filter is called so',
    path: '/products',
    async open(page) {
      await sheetOf(page).open()
      await sheetOf(page).find.fill('zzzz')
      await sheetOf(page).sheet.getByText('No filter or value is called').waitFor()
    },
  },
  {
    what: 'a mega-menu',
    path: '/about',
    widths: 'wide',
    async open(page) {
      await page.getByRole('button', { name: menus[0]!.label, exact: true }).click()
      await overview(page)
    },
  },
  {
    what: 'the menu of a phone',
    path: '/about',
    widths: 'narrow',
    async open(page) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const bar = banner(page).getByRole('navigation', { name: 'Main' })
      await bar.getByText(menus[0]!.label, { exact: true }).click()
      await overview(page)
    },
  },
  {
    what: 'the search’s results',
    path: '/about',
    part: 'header',
    async open(page) {
      await page.getByRole('searchbox', { name: 'Search products' }).fill('valve')
      // Of a page or document: these come after the products.
      await banner(page)
        .getByRole('link', { name: /^Valves? (?:for|catalog)/i })
        .first()
        .waitFor()
    },
  },
  {
    what: 'the second picture of a gallery',
    path: '/three-way-valve-l-dn25',
    async open(page) {
      await page
        .getByRole('group', { name: /^Pictures of / })
        .getByRole('link', { name: 'Picture 2' })
        .click()
      await page.getByText('2 / 5', { exact: true }).waitFor()
    },
  },
  {
    what: 'points on a picture',
    path: '/ball-valve-dn15',
    // On phones the same is a list.
    widths: 'wide',
    async open(page) {
      await press(page, /Lever/)
      await main(page).getByText('In line with the pipe when the valve is open.').waitFor()
    },
  },
  {
    what: 'a model',
    path: '/ball-valve-dn40',
    async open(page) {
      await press(page, 'View in 3D')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Lever/ })
        .click()
    },
  },
  {
    what: 'questions about a product',
    path: '/ball-valve-dn15',
    open: (page) => main(page).getByText('FAQs', { exact: true }).click(),
  },
  {
    what: 'a PDF over a product',
    path: '/ball-valve-dn15',
    async open(page) {
      await main(page).getByRole('link', { name: 'Data sheet' }).first().click()
      await viewer(page).locator('[aria-label="Page 1"][aria-busy=false]').waitFor()
    },
  },
  {
    what: 'a PDF that is searched',
    path: `${center}?doc=valve-catalog`,
    async open(page) {
      await viewer(page).locator('[aria-label="Page 1"][aria-busy=false]').waitFor()
      await viewer(page).getByRole('searchbox', { name: 'Search in this document' }).fill('valve')
      await viewer(page)
        .getByText(/^1 of \d+$/)
        .waitFor()
    },
  },
  {
    what: 'a film',
    path: `${center}?category=Videos`,
    async open(page) {
      await main(page).getByRole('link', { name: /^View/ }).first().click()
      await viewer(page).locator('video').waitFor()
    },
  },
  {
    what: 'what a document asks for first',
    path: `${center}?category=Data+Sheets`,
    async open(page) {
      await view(page, 'ball valve stainless').click()
      const gate = page.getByRole('dialog', { name: 'Before you read' })
      await gate.getByRole('button', { name: 'Submit' }).click()
      await gate.getByRole('alert').first().waitFor()
    },
  },
  {
    what: 'the assistant’s examples',
    path: '/products',
    part: '[aria-label="Assistant"]',
    open: async (page) => {
      await opener(page).click()
      await page.getByRole('log').getByRole('button').first().waitFor()
    },
  },
  {
    what: 'the assistant’s answer',
    path: '/products',
    part: '[aria-label="Assistant"]',
    open: async (page) => {
      await opener(page).click()
      await ask(page, 'A stainless ball valve for 40 bar')
    },
  },
  { what: 'one product to compare', path: '/products', open: (page) => chooseToCompare(page, 1) },
  { what: 'all that can be compared', path: '/products', open: (page) => chooseToCompare(page, 4) },
  {
    what: 'a part added to the list',
    path: '/ball-valve-dn15',
    async open(page) {
      await main(page).getByRole('link', { name: 'Add to list', exact: true }).click()
      await page.getByRole('link', { name: 'Your list (1)' }).waitFor()
    },
  },
  {
    what: 'a share of costs',
    path: '/list?items=QB-15:10,QG-63:1',
    async open(page) {
      await main(page).getByText('Work out the share').click()
      await page.getByLabel('Cost of one QB-15').fill('95.25')
    },
  },
  {
    what: 'a quote’s faults',
    path: '/quote?items=QB-15:0,QX-9:2',
    async open(page) {
      await formAwake(page)
      await press(page, /^Request a quote/)
      await main(page).getByRole('alert').first().waitFor()
    },
  },
  {
    what: 'an enquiry’s faults',
    path: '/contact-us',
    async open(page) {
      await formAwake(page)
      await press(page, /^Submit/)
      await main(page).getByRole('alert').first().waitFor()
    },
  },
  {
    what: 'the question about cookies',
    path: '/',
    options: { cookies: undefined },
    open: (page) => page.getByRole('region', { name: 'Cookies' }).waitFor(),
  },
]

/** The states that there are at a width. */
export const statesAt = (width: number) =>
  openStates.filter(({ widths }) => !widths || (widths === 'narrow') === width <= mobileWidth)
