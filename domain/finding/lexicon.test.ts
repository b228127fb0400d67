import { describe, expect, test } from 'vitest'
import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { createColumns } from './columns.ts'
import { createLexicon } from './lexicon.ts'
import type { Vocabulary } from './vocabulary.ts'

const definitions: AttributeDefinition[] = [
  { key: 'bore', unit: 'mm' },
  { key: 'portCount', label: 'Ports, total', unit: 'ports' },
  { key: 'noise', unit: 'dB' },
  { key: 'seal' },
]
const products = [
  sampleProduct({
    name: 'Wave guard, 2 ports',
    attributes: {
      seal: ['PTFE (glass-filled)', 'EPDM'],
      thread: ['MPO-12', 'SC', 'Flange', 'Welded flange'],
      finish: ['Plate'],
      place: ['Indoor/Outdoor'],
      mode: ['Single-mode'],
      productFamily: ['Guards'],
      bore: [15],
      lockable: ['Y'],
      coating: ['Ports of 40 um gold plate', '1310'],
    },
  }),
  sampleProduct({ name: 'Guard', attributes: { thread: ['Hardened SC'], seal: ['PTFE'] } }),
]
const pause = async () => {}
async function lexiconOf(
  own: readonly ProductSummary[],
  vocabulary: Vocabulary,
  defined = definitions,
) {
  const { columns } = await createColumns({ products: own, defined: new Set(), pause })
  return createLexicon({ products: own, columns, definitions: defined, vocabulary, pause })
}
const lexicon = await lexiconOf(products, {
  same: { MTP: 'MPO', 'gland cap': 'guard' },
  nouns: { bore: ['deep bore'] },
  values: { seal: { plastic: ['PTFE*', 'EPDM'], rubber: ['EPDM', 'NBR'] } },
  kinds: [{ said: ['port'], types: [] }],
  words: { atMost: ['at most', '<='], mention: ['for'] },
})
const valuesOf = (phrase: string) =>
  [...(lexicon.meanings.get(phrase)?.values ?? [])].map(([key, values]) => [key, ...values])

describe('an attribute is named by', () => {
  test.each([
    ['its label', 'bore', ['bore']],
    ['its label, up to a comma', 'port', ['portCount']],
    ['words of the company’s', 'deep bore', ['bore']],
  ])('%s', (_, phrase, keys) => {
    expect(lexicon.meanings.get(phrase)?.nouns).toEqual(keys)
  })

  test('never by a unit that is measured', () => {
    expect(lexicon.meanings.get('mm')).toBeUndefined()
    expect(lexicon.meanings.get('db')).toBeUndefined()
  })
})

describe('a value is meant by', () => {
  test.each<[string, string, string[][]]>([
    ['its whole text', 'ptfe glass filled', [['seal', 'PTFE (glass-filled)']]],
    ['its beginning, with all that begin so', 'ptfe', [['seal', 'PTFE (glass-filled)', 'PTFE']]],
    ['each of two that it joins', 'outdoor', [['place', 'Indoor/Outdoor']]],
    ['a code before its figure', 'mpo', [['thread', 'MPO-12']]],
    ['a later word', 'gold', [['coating', 'Ports of 40 um gold plate']]],
    [
      'other words for several, by their beginning',
      'plastic',
      [['seal', 'PTFE (glass-filled)', 'PTFE', 'EPDM']],
    ],
    ['other words, of those that are in use', 'rubber', [['seal', 'EPDM']]],
  ])('%s', (_, phrase, expected) => {
    const own = valuesOf(phrase).map(([key, ...values]) => [key, ...values.toSorted()])
    expect(own).toEqual(expected.map(([key, ...values]) => [key, ...values.toSorted()]))
  })

  test('a whole text or a code is sure, a word out of the middle is a piece', () => {
    const isPiece = (phrase: string) => lexicon.meanings.get(phrase)?.isPiece
    expect(isPiece('epdm')).toBe(false)
    expect(isPiece('mpo')).toBe(false)
    expect(isPiece('ptfe')).toBe(false)
    expect(isPiece('outdoor')).toBe(false)
    expect(isPiece('plastic')).toBe(false)
    expect(isPiece('plate')).toBe(false)
    expect(isPiece('gold')).toBe(true)
    expect(isPiece('filled')).toBe(true)
  })
})

describe('no value is meant by', () => {
  test.each([
    ['a word that begins another value', 'sc', [['thread', 'SC']]],
    ['half a word that a hyphen holds together', 'single', []],
    ['a word that names what is counted', 'port', []],
    ['yes or no', 'y', []],
    ['a figure', '1310', []],
    ['a word that begins another, though it is long', 'flange', [['thread', 'Flange']]],
    ['a family, which is a kind', 'guard', []],
    ['nothing', '', []],
  ])('%s', (_, phrase, expected) => {
    expect(valuesOf(phrase)).toEqual(expected)
  })
})

describe('words', () => {
  test('have their class, and a sign is its own key', () => {
    expect(lexicon.meanings.get('at most')?.word).toBe('atMost')
    expect(lexicon.meanings.get('<=')?.word).toBe('atMost')
    expect(lexicon.meanings.get('for')?.word).toBe('mention')
  })

  test('what is counted is a kind only where the company calls it one', async () => {
    const plain = await lexiconOf([sampleProduct({ name: 'Wall port' })], {})
    expect(plain.meanings.get('port')?.kind).toBeUndefined()
    expect(plain.meanings.get('wall port')?.kind).toEqual(new Set([0]))
    const called = await lexiconOf([sampleProduct({ name: 'Wall port', subFamily: 'Wall' })], {
      kinds: [{ said: ['ports'], types: ['Wall'] }],
    })
    expect(called.meanings.get('port')?.kind).toEqual(new Set([0]))
  })
})

describe('joined and split words are one', () => {
  test.each([
    ['waveguard', 'wave guard'],
    ['deepbore', 'deep bore'],
    ['mpo12', 'mpo 12'],
    ['gland cap', 'guard'],
    ['glandcap', 'guard'],
  ])('%s means %s', (written, meant) => {
    const meaning = lexicon.meanings.get(lexicon.same.get(written) ?? written)
    expect(meaning).toBeDefined()
    expect(meaning).toBe(lexicon.meanings.get(meant))
  })
})

test('it knows the values in use and the longest phrase', () => {
  expect([...lexicon.valuesOf('thread')]).toEqual([
    'MPO-12',
    'SC',
    'Flange',
    'Welded flange',
    'Hardened SC',
  ])
  expect([...lexicon.valuesOf('nothing')]).toEqual([])
  expect(lexicon.maxTokens).toBe(6)
})

test('without products and words it knows the attributes', async () => {
  const { meanings } = await lexiconOf([], {})
  expect([...meanings.keys()].toSorted()).toEqual(['bore', 'noise', 'port', 'seal'])
})

test('names of every object are values and attributes like others', async () => {
  const odd = await lexiconOf(
    [sampleProduct({ attributes: { constructor: ['toString'], seal: ['__proto__'] } })],
    { nouns: {}, values: {} },
    [{ key: 'constructor' }, { key: 'toString', unit: 'mm' }],
  )
  expect(odd.meanings.get('tostring')?.values?.get('constructor')).toEqual(new Set(['toString']))
  expect(odd.meanings.get('to string')?.nouns).toEqual(['toString'])
})
