import type { Page } from 'playwright-core'

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const cardLink = (page: Page, name: string) =>
  page.getByRole('article').getByRole('link', { name }).first()
