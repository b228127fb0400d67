import { describe, expect, test } from 'vitest'
import { vocabulary } from '#content/vocabulary.ts'
import { atOnce } from '#domain/memo/in-pieces.ts'
import { versionOf } from './read-documents.ts'
import { createSnapshot } from './snapshot.fixture.ts'
import { storedProduct } from './stored-product.fixture.ts'

const content = { familyOrder: ['Panels', 'Lenses'], attributes: [], interfaces: [], vocabulary }
const lens = storedProduct('lens')

describe('a snapshot of the catalogue', () => {
  test('holds the products to show, grouped in family order, with their list', () => {
    const panel = storedProduct('panel', { productFamily: 'Panels', rank: 9 })
    const { catalogue, listing } = createSnapshot([lens, panel], content)
    expect(catalogue.families.map(({ name }) => name)).toEqual(['Panels', 'Lenses'])
    expect(listing({ query: '', selection: {}, page: 1 }).total).toBe(2)
  })

  test('excludes products with N everywhere, even as related ones', () => {
    const hidden = storedProduct('hidden', { 'Include Y or N': ' n ', productFamily: 'Hidden' })
    const { catalogue, listing, setAside } = createSnapshot([lens, hidden], content)
    expect(catalogue.bySlug.has('hidden')).toBe(false)
    expect(catalogue.byName.has('hidden')).toBe(false)
    expect(catalogue.families.map(({ name }) => name)).toEqual(['Lenses'])
    expect(listing({ query: 'hidden', selection: {}, page: 1 }).matched).toBe(0)
    expect(setAside).toEqual([])
  })

  test('knows every attribute that a shown product has', () => {
    const cable = storedProduct('cable', { bore: '40', connector: 'LC' })
    const hidden = storedProduct('hidden', { 'Include Y or N': 'N', secret: '1' })
    const { attributeKeys } = createSnapshot([lens, cable, hidden], content)
    expect([...attributeKeys]).toEqual(expect.arrayContaining(['bore', 'connector']))
    expect(attributeKeys.has('secret')).toBe(false)
  })

  test('is as new as the document that was changed last', () => {
    const cable = { ...storedProduct('cable'), updateTime: '2026-03-04T05:06:07.890123Z' }
    const former = { ...lens, updateTime: '2025-12-31T23:00:00Z' }
    const none = { ...storedProduct('panel'), updateTime: '' }
    const { updated } = createSnapshot([former, cable, none], content)
    expect(updated).toBe('2026-03-04T05:06:07.890Z')
  })
})

describe('the version of the catalogue', () => {
  test('is the same for the same documents', () => {
    const version = atOnce(versionOf([lens]))
    expect(atOnce(versionOf([storedProduct('lens')]))).toBe(version)
    expect(createSnapshot([lens], content).version).toBe(version)
  })

  test.each([
    ['a value changes', [storedProduct('lens', { text: 'new' })]],
    ['a document goes', []],
    ['a document comes', [lens, storedProduct('panel')]],
  ])('changes when %s', (_, documents) => {
    expect(atOnce(versionOf(documents))).not.toBe(atOnce(versionOf([lens])))
  })

  test('does not change when a document is written again as it was', () => {
    const again = [{ ...lens, updateTime: '2026-01-02T00:00:00Z' }]
    expect(atOnce(versionOf(again))).toBe(atOnce(versionOf([lens])))
  })
})
