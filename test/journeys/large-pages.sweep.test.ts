import { expect, test } from 'vitest'
import { lossBudget } from '#content/loss-budget.ts'
import { syntheticCatalogue } from '#test/synthetic-catalogue.ts'
import { startWithCatalogue } from '#test/temporary-catalogue.ts'
import { useSite } from '#test/visit.ts'

/** Each states what it takes of a budget, so that the budget's page might offer them all. */
function documents() {
  const { key } = lossBudget!.attributes[0]!
  const made = Object.entries(syntheticCatalogue(2100))
  return Object.fromEntries(made.map(([slug, document]) => [slug, { ...document, [key]: 0.2 }]))
}
const { url } = useSite(() => startWithCatalogue(documents()))

test.each(['/', '/products', '/loss-budget', '/compare', '/list', '/quote', '/no-such-page'])(
  '%s names no more products of a catalogue of very many than a page bears',
  async (path) => {
    const { length } = await (await fetch(url(path))).text()
    expect(length).toBeLessThan(130_000)
  },
)
