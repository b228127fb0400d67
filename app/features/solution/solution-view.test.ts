import { describe, expect, test } from 'vitest'
import { familyOrder } from '#content/families.ts'
import { solutions } from '#content/solutions/solutions.ts'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { sampleProduct } from '#domain/catalogue/sample-products.ts'
import { loadSolution } from './load-solution.ts'
import { solutionView } from './solution-view.ts'

const product = (family: string, name: string, rank: number | null, image = '') =>
  sampleProduct({ family, name, rank, image })
const many = (family: string, count: number) =>
  Array.from({ length: count }, (_, i) => product(family, `${family} ${i + 1}`, i + 1))

describe('the families of a page', () => {
  const catalogue = createCatalogue(
    [
      product('Fiber Distribution Frames', 'Frame, unranked', null),
      product('Fiber Distribution Frames', 'Frame, second', 2),
      product('Fiber Distribution Frames', 'Frame, top', 1, 'frame.webp'),
      product('Fiber Cable Assemblies', 'Cord without picture', 5),
      product('Lenses', 'Lens', 1),
      product('Services', 'Planning', 1),
    ],
    familyOrder,
  )

  test('are those of the page with a product, in its order, each by its lowest rank', async () => {
    const { families } = (await solutionView(catalogue, 'enterprise', null))!
    expect(families).toEqual([
      {
        family: 'Fiber Cable Assemblies',
        to: '/family/fiber-cable-assemblies',
        card: { name: 'Cord without picture', image: '' },
      },
      {
        family: 'Frames',
        to: '/family/fiber-distribution-frames',
        card: { name: 'Frame, top', image: 'frame.webp' },
      },
    ])
  })

  test('lead where the record says: Services to their page', async () => {
    const { families } = (await solutionView(catalogue, 'datacenter', null))!
    expect(families.map(({ family, to }) => `${family} ${to}`)).toEqual([
      'Services /services',
      'Fiber Cable Assemblies /family/fiber-cable-assemblies',
      'Frames /family/fiber-distribution-frames',
    ])
  })

  test('leave out products that the catalogue lacks', async () => {
    expect((await solutionView(catalogue, 'datacenter', null))!.products).toEqual({})
  })
})

describe('the products of the AI page', () => {
  const catalogue = createCatalogue(
    [
      ...many('Cassettes', 20),
      ...many('Fiber Patch Panels', 3),
      ...many('Fiber Cable Assemblies', 1),
      ...many('Lenses', 5),
    ],
    familyOrder,
  )
  const grid = async (family: string | null) => (await solutionView(catalogue, 'ai', family))!.grid!

  test('are the first of each family in turn while all are shown', async () => {
    const { chosen, total, choices, cards, rest } = await grid(null)
    expect([chosen, total, rest]).toEqual([undefined, 24, undefined])
    expect(choices.map(({ label, count }) => `${label} ${count}`)).toEqual([
      'Fiber Patch Panels 3',
      'Cassettes 20',
      'Fiber Cable Assemblies 1',
    ])
    expect(cards.map(({ name }) => name)).toEqual([
      'Fiber Patch Panels 1',
      'Cassettes 1',
      'Fiber Cable Assemblies 1',
      'Fiber Patch Panels 2',
      'Cassettes 2',
    ])
  })

  test('are of one family once it is chosen, with a way to the rest of it', async () => {
    const { chosen, cards, rest } = await grid('cassettes')
    expect(chosen).toBe('cassettes')
    expect(cards.map(({ name }) => name)).toEqual(cards.map((_, i) => `Cassettes ${i + 1}`))
    expect(cards.length).toBeGreaterThan(5)
    expect(rest?.to).toBe('/family/cassettes')
    expect((await grid('fiber-patch-panels')).rest).toBeUndefined()
  })

  test.each(['lenses', 'nosuch', ''])(
    'are all for “%s”, which the page does not filter',
    async (family) => {
      expect((await grid(family)).chosen).toBeUndefined()
    },
  )
})

test('every solution of the content loads by its slug, and nothing else does', async () => {
  for (const solution of solutions) expect(await loadSolution(solution.slug)).toBe(solution)
  for (const slug of ['nosuch', 'constructor', '__proto__']) {
    expect(await loadSolution(slug)).toBeUndefined()
  }
})
