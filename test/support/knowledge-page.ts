import type { Page } from 'playwright-core'

export const center = '/knowledge-center'
export const viewer = (page: Page) => page.getByRole('dialog')
export const cards = (page: Page) =>
  page.getByRole('region', { name: 'Documents' }).getByRole('article')
export const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Kind of document' }).getByRole('button', { name })
export const pressed = (page: Page) =>
  page.getByRole('group', { name: 'Kind of document' }).locator('[aria-pressed=true]').innerText()
export const view = (page: Page, name: string) =>
  page.getByRole('link', { name: `View ${name}`, exact: true })

/** The field of the reader that says which page is read. */
export const pageField = (page: Page) =>
  viewer(page).getByRole('textbox', { name: 'Page', exact: true })
export const notFound = { tolerate: /status of 404/ }
