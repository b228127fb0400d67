import { expect, test, vi } from 'vitest'
import type { Facet } from '#domain/catalogue/facets.ts'

vi.mock('#content/attribute-terms.ts', () => ({
  attributeTerms: [
    { key: 'bore', unit: 'mm', filter: 'last' },
    { key: 'body' },
    { key: 'lockable', filter: 'first' },
  ],
}))

const { shownFacets } = await import('./listing-view.ts')

const facet = (key: string, ...counts: number[]) =>
  ({
    key,
    label: key,
    values: counts.map((count, at) => ({ value: `${at}`, label: `${at}`, count })),
  }) as unknown as Facet
const facets = [facet('bore', 5, 5), facet('body', 4, 6), facet('lockable', 10)]
const order = (selection = {}) =>
  shownFacets({
    state: { selection, ranges: {} } as Parameters<typeof shownFacets>[0]['state'],
    facets,
    matched: 10,
  }).map(({ key }) => key)

test('a company places a filter before or behind those that narrow a list better', () => {
  expect(order()).toEqual(['lockable', 'body', 'bore'])
})

test('what is chosen stands before them', () => {
  expect(order({ bore: ['0'] })).toEqual(['bore', 'lockable', 'body'])
})
