import { expect, test } from 'vitest'
import { dividedWords } from '#test/divided-words.ts'
import { plainDocument, startWithCatalogue } from '#test/temporary-catalogue.ts'
import { useSite } from '#test/visit.ts'

/** Words as some languages put them together: the fields that nobody described are called by their keys. */
const scale = (name: string, material: string) =>
  plainDocument(name, {
    product: `Plattformwaage ${name}`,
    betriebstemperatur: 'Innenraumtemperatur',
    werkstoff: material,
  })
const { visit } = useSite(() =>
  startWithCatalogue({
    eins: scale('eins', 'Edelstahlausführung'),
    zwei: scale('zwei', 'Aluminium'),
    drei: scale('drei', 'Kunststoff'),
  }),
)

test.each([
  ['two', 'eins,zwei', 390],
  ['three', 'eins,zwei,drei', 390],
  ['three', 'eins,zwei,drei', 768],
])('a comparison of %s divides no word: %s at %i px', async (_, products, width) => {
  const page = await visit(`/compare?products=${products}`, { width, javaScriptEnabled: false })
  const table = page.getByRole('table')
  await table.getByText('Betriebstemperatur').waitFor()
  expect(await dividedWords(table)).toEqual([])
  // It scrolls within itself.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})
