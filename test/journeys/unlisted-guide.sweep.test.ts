import { expect, test } from 'vitest'
import { plainDocument, startWithCatalogue } from '#test/temporary-catalogue.ts'
import { useSite } from '#test/visit.ts'

/** In a folder that the list of documents leaves out. */
const file = 'other/logo/quernel.svg'
const { visit, url } = useSite(() =>
  startWithCatalogue({ 'odd-valve': plainDocument('odd-valve', { installationGuide: file }) }),
)

test('a press on a guide that is no page of the site opens its file', async () => {
  const page = await visit('/odd-valve')
  const link = page.getByRole('main').getByRole('link', { name: 'Installation guide' }).first()
  expect(await link.getAttribute('href')).toBe('/documents/quernel')
  await link.click()
  await page.waitForURL(url(`/files/${file}`))
})
