import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chipTexts, search } from '#test/filters-page.ts'
import { checkbox, filterButton, filterValues } from '#test/listing-page.ts'
import { hydrated, useSite } from '#test/visit.ts'

const { visit } = useSite()

/**
 * A browser of 2022 (Safari 16, Firefox 115): without popovers, `:has()`, speculation rules and view
 * transitions. What style sheets and attributes ask of them is made unknown in the pages themselves.
 */
async function withoutNewFeatures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const element = HTMLElement.prototype as Partial<HTMLElement>
    delete element.popover
    delete element.showPopover
    delete element.hidePopover
    delete element.togglePopover
    delete (Document.prototype as Partial<Document>).startViewTransition
    HTMLScriptElement.supports = () => false
  })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const { 'speculation-rules': _, 'content-security-policy': __, ...headers } = response.headers()
    const html = (await response.text())
      .replaceAll(':has(', ':-unknown(')
      .replaceAll(':popover-open', ':-unknown')
      .replaceAll(' popover="auto"', '')
    return route.fulfill({ status: response.status(), headers, body: html })
  })
}

const visitOlder = (path: string, width = 1440) =>
  visit(path, { width, prepare: withoutNewFeatures })

test('a filter shows its values in the page, and applies', async () => {
  const page = await visitOlder('/products')
  await expect.poll(() => page.getByRole('group', { name: 'Body' }).count()).toBe(0)
  // One that came with its values, and one that did not.
  for (const key of ['body', 'media']) {
    await filterButton(page, key).click()
    await page.waitForURL(/open=/)
    await hydrated(page)
    const values = filterValues(page, key)
    await values.getByRole('checkbox').first().waitFor()
    await page.goBack()
  }
  await filterButton(page, 'body').click()
  await page.waitForURL(/open=body/)
  await checkbox(filterValues(page, 'body'), 'Brass').click()
  await expect.poll(() => search(page)).toContain('body=Brass')
  await expect.poll(() => chipTexts(page)).toEqual(['Body: Brass'])
})

test.each([390, 1440])('menus open at %i px, and lead on', async (width) => {
  const page = await visitOlder('/', width)
  if (width === 390) await page.getByText('Menu', { exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
  await menu.getByText('Products', { exact: true }).first().click()
  await menu.getByRole('link', { name: 'Ball Valves' }).first().click()
  await page.waitForURL(/family\/ball-valves/)
})

test('a product is put on the list and compared', async () => {
  const page = await visitOlder('/family/ball-valves')
  const card = page.getByRole('article').first()
  await card.getByRole('link', { name: /^Add to list/ }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Your list (1)' }).waitFor()
  await card.getByRole('link', { name: /^Compare/ }).click()
  await page.getByRole('region', { name: 'Compare', exact: true }).waitFor()
})

test('the assistant answers', async () => {
  const page = await visitOlder('/about')
  await page.getByRole('button', { name: 'Ask our assistant' }).click()
  await page.getByLabel('Message').fill('brass valve')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => page.getByRole('log').getByRole('link').count()).toBeGreaterThan(0)
})
