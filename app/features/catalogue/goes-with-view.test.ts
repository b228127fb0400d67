import { expect, test } from 'vitest'
import type { Companion, CompanionKind } from '#domain/catalogue/companions.ts'
import { goesWithRows } from './goes-with-view.ts'

const named = (n: number, family = 'Ball Valves', subFamily = 'Full bore') => ({
  slug: `p${n}`,
  name: `Product ${n}`,
  partNumber: `P-${n}`,
  family,
  subFamily,
})
const companion = (n: number, more: Partial<Companion<ReturnType<typeof named>>> = {}) => ({
  product: named(n),
  partNumber: `P-${n}`,
  ...more,
})
const notes = (kind: CompanionKind, more: Partial<Companion<ReturnType<typeof named>>>) =>
  goesWithRows([{ kind, companions: [companion(1, more)] }], 6)[0]!.facts[0]!.note

test('a row says where products meet, and of each its name, number and how many', () => {
  const rows = goesWithRows(
    [
      {
        kind: 'takes',
        interface: 'DN 15 seat',
        places: 2,
        companions: [companion(1, { maximum: 2 })],
      },
    ],
    6,
  )
  expect(rows).toEqual([
    {
      label: 'Takes',
      of: '2 DN 15 seats',
      facts: [{ text: 'Product 1', to: '/p1', note: 'P-1, up to 2' }],
    },
  ])
})

test('quantities are those of the side that is read', () => {
  expect(notes('includes', { quantity: 3, maximum: 9 })).toBe('P-1, 3 in the box, up to 9 more')
  expect(notes('includes', {})).toBe('P-1, 1 in the box')
  expect(notes('accessories', { maximum: 1 })).toBe('P-1, one')
  expect(notes('needs', { relation: 'either', maximum: 1 })).toBe('P-1, one of these')
  expect(notes('fits', { maximum: 12 })).toBe('P-1, up to 12 each')
  expect(notes('fits', { maximum: 1 })).toBe('P-1')
  expect(notes('partOf', { quantity: 3 })).toBe('P-1, 3 each')
})

test('a part that is no product shown is named by what it is', () => {
  const lost: Companion<ReturnType<typeof named>> = {
    product: undefined,
    partNumber: 'Q-9',
    relation: 'seat',
    maximum: 2,
  }
  const [row] = goesWithRows([{ kind: 'accessories', companions: [lost] }], 6)
  expect(row!.facts).toEqual([{ text: 'Seat Q-9', note: 'up to 2' }])
  const own = { ...lost, relation: 'constructor' }
  expect(goesWithRows([{ kind: 'accessories', companions: [own] }], 6)[0]!.facts[0]!.text).toBe(
    'Q-9',
  )
})

test('beyond some names the others are counted, with a link to each list that has them', () => {
  const companions = [
    ...[1, 2, 3, 4].map((n) => companion(n)),
    { product: named(5, 'Seals & Spares', 'Kits'), partNumber: 'P-5' },
    { product: named(6, 'Ball Valves', 'Gas'), partNumber: 'P-6' },
    { product: undefined, partNumber: 'P-7' },
  ]
  const facts = (names: number) =>
    goesWithRows([{ kind: 'fits', companions }], names)[0]!.facts.slice(names)
  expect(facts(2)).toEqual([
    { text: '3 more in Ball Valves', to: '/family/ball-valves' },
    { text: '1 more in Kits', to: '/family/seals-%26-spares?type=Kits' },
    { text: '1 more' },
  ])
  expect(facts(4).map(({ text }) => text)).toEqual(['1 more in Kits', '1 more in Gas', '1 more'])
  // Two are named rather than counted.
  expect(facts(5).map(({ text }) => text)).toEqual(['Product 6', 'P-7'])
})
