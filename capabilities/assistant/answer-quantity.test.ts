import { expect, test } from 'vitest'
import type { Companion, CompanionKind } from '#domain/catalogue/companions.ts'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { languagePacks } from '#domain/search/languages/packs.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import { createProductSearch } from '#domain/search/product-search.ts'
import * as texts from '#texts/reply.ts'
import { acts, type Act } from './act.ts'
import { createAssistant } from './assistant.ts'
import { createKnowledge } from './create-knowledge.ts'

const definitions = [
  { key: 'bulbs', label: 'Bulbs', unit: 'bulbs' },
  { key: 'arms', label: 'Arms', unit: 'arms' },
  { key: 'ceilingUnits', label: 'Ceiling units', unit: 'ceiling units' },
  { key: 'length', label: 'Length', unit: 'm' },
  { key: 'split', label: 'Split' },
]

const product = (
  subFamily: string,
  name: string,
  partNumber: string,
  attributes: SearchedProduct['attributes'],
  more: Partial<SearchedProduct> = {},
): SearchedProduct => ({
  ...sampleProduct({ name, partNumber, subFamily, family: 'Lamps', attributes }),
  ...more,
})
const inTens = (partNumber: string) => ({ variants: [{ partNumber, packQuantity: 10 }] })

const wallLamp = product('Wall lamps', 'Wall lamp, 12 bulbs', 'LW-200-12', { bulbs: [12] })
const chandelier = product('Chandeliers', 'Chandelier, 12 arms', 'LC-700-12', {
  arms: [12],
  ceilingUnits: [3],
})
const candleArm = product('Candle arms', 'Candle arm', 'LA-710-02', { bulbs: [2] })
const dimmer = product('Dimmers', 'Plug-in dimmer, green', 'LD-100-20', {}, inTens('LD-100-20'))
const box = product('Boxes', 'Wall box', 'LB-600-01', {})
const plug = product('Plugs', 'Plug', 'LP-300-01', {})
const cord = product('Cords', 'Cord for 6 bulbs', 'LK-400-06', { bulbs: [6], length: [5] })
const divider = product('Dividers', 'Current divider, 1×32', 'LV-500-32', { split: ['1×32'] })
const products = [wallLamp, chandelier, candleArm, dimmer, box, plug, cord, divider]

const companion = (product: SearchedProduct, more: Partial<Companion<SearchedProduct>> = {}) => ({
  product,
  partNumber: product.partNumber,
  ...more,
})
const row = (kind: CompanionKind, ...companions: Companion<SearchedProduct>[]) => ({
  kind,
  companions,
})
/** Three arms come with a chandelier, nine more fit. */
const companions = new Map([
  [chandelier, [row('includes', companion(candleArm, { quantity: 3, maximum: 9 }))]],
  [candleArm, [row('fits', companion(chandelier, { maximum: 12 }))]],
])

const search = await createProductSearch({
  products,
  definitions,
  vocabulary: {
    synonyms: {},
    acronyms: {},
    attributeWords: { bulbs: ['bulb'] },
    valueWords: {},
    unitAttributes: {},
    counts: {},
    orLonger: [],
    atMost: [],
  },
  packs: languagePacks,
})
const knowledge = await createKnowledge({
  products,
  pages: [],
  packs: languagePacks,
  search,
  findPages: () => [],
  companions: (one) => companions.get(one) ?? [],
  definitions,
  cardFields: { Lamps: ['bulbs'] },
  glossary: [],
  texts,
  paths: { contact: '/contact', quote: () => '/quote', compare: () => '/compare', file: () => '/' },
})
const guess = (act: Act) =>
  Object.fromEntries(acts.map((one) => [one, Number(one === act)])) as Record<Act, number>
const { reply } = createAssistant(knowledge, (features) =>
  guess(features.has('cue:amount') ? 'quantity' : 'ask'),
)

/** How many of which part number are needed, or fit. */
function needed(...turns: string[]) {
  const text = reply(turns)
  return [...text.matchAll(/(\d+) × \[[^\]]*\] \(([A-Z\d-]+)\)/g)].map(
    ([, count, number]) => `${count} × ${number}`,
  )
}

test('a figure is divided by what one piece has, rounded up', () => {
  expect(needed('How many 12-bulb wall lamps for 100 bulbs?')).toEqual(['9 × LW-200-12'])
})

test('pieces are counted in the packs that they are sold in', () => {
  const turn = 'I need 45 pcs of the plug-in dimmer, green. How many packs is that?'

  expect(needed(turn)).toEqual(['45 × LD-100-20'])
  expect(reply([turn])).toContain('5 packs of 10')
  expect(reply([turn.replace('45', '8')])).toContain('one pack of 10')
})

test('what is in the box is not bought again', () => {
  expect(needed('Six chandeliers, all filled. How many extra candle arms?')).toEqual([
    '54 × LA-710-02',
  ])
})

test('what comes in the box is subtracted', () => {
  const turn = 'LC-700-12 comes with some candle arms. For 20 bulbs, how many extra candle arms?'

  expect(needed(turn)).toEqual(['10 × LA-710-02'])
  expect(reply([turn])).toContain('3 come in the box, so order 7 more.')
})

test('so many of each are multiplied', () => {
  expect(needed('24 rooms, each wants 36 bulbs. How many 12-bulb wall lamps?')).toEqual([
    '72 × LW-200-12',
  ])
})

test('two ends take twice as many, a cord reaches from one to the other', () => {
  const turn = '60 bulbs at both ends. How many wall lamps of 12 bulbs and how many cords?'

  expect(needed(turn)).toEqual(['10 × LW-200-12', '10 × LK-400-06'])
})

test('what holds the parts is counted, and its units are added up', () => {
  const turn = 'I have forty candle arms. How many ceiling units of chandeliers is that?'

  expect(needed(turn)).toEqual(['40 × LA-710-02', '5 × LC-700-12'])
  expect(reply([turn])).toContain('15\u00a0ceiling units')
})

test('of a ratio the outputs count', () => {
  expect(needed('We have 100 rooms. How many 1×32 current dividers?')).toEqual(['4 × LV-500-32'])
})

test('a figure of an earlier turn is what the pieces have to be enough for', () => {
  const turns = ['We have 300 bulbs.', 'How many of the LW-200-12 is that?']

  expect(needed(...turns)).toEqual(['25 × LW-200-12'])
})

test('boxes are packs of what is sold in packs', () => {
  const turn = 'We want a green dimmer in each of 31 rooms. They come boxed: how many boxes?'

  expect(needed(turn)).toEqual(['31 × LD-100-20'])
  expect(reply([turn])).toContain('4 packs of 10')
})
