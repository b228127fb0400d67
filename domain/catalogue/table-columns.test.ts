import { describe, expect, test } from 'vitest'
import type { AttributeValue } from './attribute.ts'
import { sampleProducts } from './products.fixture.ts'
import { tableColumns } from './table-columns.ts'

const definitions = ['kind', 'size', 'color', 'mass'].map((key) => ({ key }))
type Given = Parameters<typeof sampleProducts>[0]
type Own = Given[number]
const columns = (given: Given, options: Partial<Parameters<typeof tableColumns>[2]> = {}) =>
  tableColumns(sampleProducts(given), definitions, { always: [], telling: {}, ...options }).map(
    ({ key }) => key,
  )

describe('the columns of a table of products', () => {
  test('are the attributes in which they differ, in the order of the definitions', () => {
    const products = [
      { mass: [1], novel: ['a'], size: [1], color: ['red'] },
      { mass: [2], novel: ['b'], size: [2], color: ['red'] },
    ]
    expect(columns(products)).toEqual(['size', 'mass', 'novel'])
  })

  test('are stated by more than half of the products', () => {
    const sizes: Own[] = [{ size: [1] }, { size: [2] }, {}]
    expect(columns(sizes)).toEqual(['size'])
    expect(columns([...sizes, {}])).toEqual([])
  })

  test('tell lists, texts and measures apart, and what only looks alike', () => {
    const pair = (a: AttributeValue[], b: AttributeValue[]) =>
      columns([{ size: a }, { size: b }]).length
    expect(pair([1, 2], [1, 2])).toBe(0)
    expect(pair([1, 2], [1])).toBe(1)
    expect(pair(['1'], [1])).toBe(1)
    expect(pair([{ min: 1, max: 2 }], [{ min: 1, max: 2 }])).toBe(0)
    expect(pair([{ min: 1, max: 2 }], [{ min: 1, max: 3 }])).toBe(1)
  })

  test('of one product are what it states', () => {
    expect(columns([{ size: [1], color: ['red'] }])).toEqual(['size', 'color'])
    expect(columns([])).toEqual([])
  })

  test('hold no texts that are to be read', () => {
    const long = (end: string) => ['A text that says more than a table can show '.repeat(2) + end]
    expect(columns([{ kind: long('a') }, { kind: long('b') }])).toEqual([])
    expect(
      columns([{ kind: ['A text of some words'] }, { kind: ['b'] }, { kind: ['c'] }, {}]),
    ).toEqual(['kind'])
  })

  test('are seven at most, those that tell a family’s products apart first', () => {
    const many = (n: number): Own =>
      Object.fromEntries([...Array(9).keys()].map((i) => [`a${i}`, [n]]))
    const products = [many(1), many(2)]
    expect(columns(products)).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'a6'])
    expect(columns(products, { telling: { 'Ball Valves': ['a8', 'none'] } })).toEqual([
      'a0',
      'a1',
      'a2',
      'a3',
      'a4',
      'a5',
      'a8',
    ])
  })

  test('always hold those of the order and of the chosen filters, but none twice', () => {
    const products = [
      { size: [1], color: ['red'] },
      { size: [2], color: ['red'] },
    ]
    const always = ['color', 'mass', 'size', 'partNumber', 'name']
    expect(columns(products, { always })).toEqual(['size', 'color', 'mass'])
    const many = [...Array(9).keys()].map((i) => `a${i}`)
    expect(columns(products, { always: many })).toEqual(many)
  })

  test('say where products stand by the narrowest field in which they differ', () => {
    const at = (productFamily: string, subFamily: string) => ({
      productFamily: [productFamily],
      subFamily: [subFamily],
    })
    const always = ['productFamily']
    expect(columns([at('A', 'a'), at('B', 'b')])).toEqual(['subFamily'])
    expect(columns([at('A', 'a'), at('B', 'a')])).toEqual(['productFamily'])
    expect(columns([at('A', 'a'), at('A', 'a')], { always })).toEqual([])
    expect(columns([at('A', 'a'), at('B', 'b')], { always })).toEqual([
      'productFamily',
      'subFamily',
    ])
  })

  test('are never fields that the address cannot sort by', () => {
    expect(columns([{ page: [1] }, { page: [2] }])).toEqual([])
  })
})
