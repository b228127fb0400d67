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
  page.getByRole('button', { name: `View ${name}`, exact: true })

/** As most phones are: no PDFs in the browser. */
export const withoutPdfs = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false })
  })
export const asPhone = { prepare: withoutPdfs }
export const notFound = { tolerate: /status of 404/ }
