import { describe, expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { interfaces } from '#content/interfaces.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { parseProduct } from '#domain/catalogue/product.ts'
import { growthOf } from '#test/growth.ts'
import { syntheticDocuments } from '#test/synthetic-catalogue.ts'
import { createAssistant } from './assistant.ts'
import type { Subject } from './outcome.ts'
import { createOwnersOf } from './parts-of.ts'

const words = {
  ...vocabulary.words,
  compare: ['compare'],
  fit: ['goes with', 'goes into', 'fit into'],
  mention: ['for', 'with', 'into', 'in'],
}
const company = { name: 'Quernel', contactPath: '/contact', comparePath: '/beside' }
const records = { attributes, vocabulary: { ...vocabulary, words }, interfaces, company }

/** The assistant of so many products, of which each is of one of two series. */
async function assistantOf(count: number) {
  const products = [...syntheticDocuments(count)].flatMap((document, at) => {
    const read = parseProduct(String(document.slug), document)
    return read.ok ? { ...read.product, partNumber: `QXS${(at % 2) + 1}-A${at}` } : []
  })
  let pauses = 0
  const assistant = await createAssistant(products, records, undefined, () =>
    Promise.resolve(pauses++),
  )
  return { ...assistant, pauses }
}

const some = 1000
const few = await assistantOf(some)
const many = await assistantOf(4 * some)

/** Each with each would be 16 times as much of four times as many. */
const most = 9

// Other work on the machine may slow down all tries of one size.
describe(
  'a question that names series of thousands is answered without comparing each with each',
  { retry: 4 },
  () => {
    test.each([
      [['what goes with QXS1?']],
      [['compare QXS1 and QXS2']],
      [['does a seat kit DN 25 fit into the QXS1?']],
      [['QXS1 QXS2 QXS1-A QXS2-A1 and what is QXS2-A2?']],
      [['I have a QXS1. Which kit goes into it?']],
      [['price of QXS1 and a seat kit for it']],
      [['QXS1', 'and what goes with the QXS2?', 'what do I slide it into?']],
    ])('%j', async (turns) => {
      const growth = await growthOf((times) => (times === 1 ? few : many).recommend(turns))
      expect(growth).toBeLessThan(most)
    })
  },
)

test('a text that names thousands by pieces with hyphens is read to its end', () => {
  const { numbers } = many.recommend.read(['QXS1-A and QXS2-A, QXS1-A1 and QXS2-A1'])
  expect(numbers.length).toBeGreaterThan(3 * some)
})

test('what very many may be bought with is known without a list for each of them', async () => {
  const part = {} as Subject
  const parts = [{ product: part, interface: '', kind: 'place' as const, count: 1, isNeeded: true }]
  const owners = Array.from({ length: 100_000 }, () => ({})) as Subject[]
  // A list made anew for each of them takes longer than a test may.
  const ownersOf = await createOwnersOf(
    owners,
    () => parts,
    () => Promise.resolve(),
  )
  expect(ownersOf(part).map(({ product }) => product)).toEqual(owners)
})

test('of no more than some products at once an assistant is made', () => {
  const loops = 6
  expect(many.pauses).toBeGreaterThan((loops * 4 * some) / 50)
})
