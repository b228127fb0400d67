import { expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { familyMarkdown } from './family-markdown.ts'
import { namesInList } from './markdown.ts'

const origin = 'https://quernel.example'
const family = 'Ball Valves'

/** The lines of the list under a type, of a family with so many products of it. */
function listed(count: number): string[] {
  const products = Array.from({ length: count }, (_, at) =>
    sampleProduct({
      name: `Valve ${at}`,
      slug: `valve-${at}`,
      rank: at,
      family,
      subFamily: 'Bore',
    }),
  )
  const { families } = createCatalogue(products, [family])
  const [, under = ''] = familyMarkdown(families[0]!, origin).split('## Bore\n\n')
  return under.split('\n\n')[0]!.split('\n')
}

test('a type is listed in full while a reader has use of it', () => {
  const lines = listed(namesInList)
  expect(lines).toHaveLength(namesInList)
  expect(lines.at(-1)).toContain(`(${origin}/valve-${namesInList - 1}.md)`)
})

test('of a type of thousands the first are listed, and a link leads to all', () => {
  const lines = listed(namesInList + 2000)
  expect(lines).toHaveLength(namesInList + 1)
  expect(lines.at(-1)).toBe(`- [2000 more products](${origin}/family/ball-valves?type=Bore)`)
})
