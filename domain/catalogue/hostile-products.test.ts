import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileMap, hostileText, hostileValue, inherited, isHarmless } from '#test/hostile.ts'
import { hostileDocument } from '#test/hostile-products.ts'
import { swept } from '#test/sweep.ts'
import { fileUrl, pictureSource } from '#domain/pictures.ts'
import { readParts } from './accessories.ts'
import { formatValues } from './attribute.ts'
import { readCompliance } from './compliance.ts'
import { readConformity } from './conformity.ts'
import { readFits } from './fits.ts'
import { readLifecycle } from './lifecycle.ts'
import { mediaOrigins } from './media-origins.ts'
import { readOrdering } from './ordering.ts'
import { contentFields, isAttributeValue } from '#domain/records/product-document.ts'
import { parseProduct, type Product } from './product.ts'
import { readEntries, readSize } from './size.ts'
import { videoSource } from './video.ts'

/** Any document at all: fields of the catalogue and of the language, of any type. */
const anyDocument = fc
  .tuple(
    hostileMap(hostileValue),
    fc.array(
      fc.tuple(fc.constantFrom(...Object.keys(contentFields), 'bore', ...inherited), hostileValue),
      { maxLength: 6 },
    ),
    fc.constantFrom({}, { product: 'A name' }),
  )
  .map(([odd, fields, named]) => ({ ...odd, ...Object.fromEntries(fields), ...named }))

const isSoundText = (value: unknown) =>
  typeof value === 'string' && value === value.trim() && value.isWellFormed()

function expectSound(product: Product): void {
  const { name, text, partNumber, family, subFamily, rank, image } = product
  for (const one of [name, text, partNumber, family, subFamily, image])
    expect(isSoundText(one)).toBe(true)
  expect(rank === null || Number.isFinite(rank)).toBe(true)
  for (const list of [product.images, product.aka, product.relatedProducts])
    expect(list.every(isSoundText)).toBe(true)
  for (const { heading, items } of product.features)
    expect([heading, ...items].every(isSoundText)).toBe(true)
  for (const values of Object.values(product.attributes)) {
    expect(values.length).toBeGreaterThan(0)
    expect(values.every(isAttributeValue)).toBe(true)
    expect(typeof formatValues(values, 'mm')).toBe('string')
  }
  expect(Object.hasOwn(product.attributes, '__proto__')).toBe(false)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
}

function expectHarmless({ images, files, videos }: Product): void {
  for (const image of images) {
    const { src, srcSet = '' } = pictureSource(image) ?? { src: '/' }
    expect(isHarmless(src), src).toBe(true)
    expect(srcSet).toMatch(/^(?:$|\/images\/)/)
  }
  for (const { url } of files) expect(isHarmless(fileUrl(url) ?? '/'), url).toBe(true)
  for (const { url } of videos) {
    const source = videoSource(url)
    if (source?.type === 'youtube') expect(source.id).toMatch(/^[\w-]{11}$/)
    if (source?.type === 'file') expect(isHarmless(fileUrl(source.url)!), url).toBe(true)
  }
  for (const origin of Object.values(mediaOrigins([{ images, videos }])).flat())
    expect(origin).toMatch(/^https:\/\/[\w.-]+(?::\d+)?$/)
}

describe('a document of the catalogue, whatever it holds,', () => {
  test('is a sound product or set aside with reasons', () => {
    let read = 0
    fc.assert(
      fc.property(fc.oneof(anyDocument, hostileDocument, hostileValue), (document) => {
        const parsed = parseProduct('a-product', document)
        if (!parsed.ok) {
          expect(parsed.reasons.length).toBeGreaterThan(0)
          return
        }
        read++
        expectSound(parsed.product)
        expectHarmless(parsed.product)
      }),
      { numRuns: swept<number>(3000, 200) },
    )
    // Else it would say nothing of products.
    expect(read).toBeGreaterThan(swept<number>(600, 40))
  })

  test('has of each part what is sound of it', () => {
    fc.assert(
      fc.property(hostileValue, (stored) => {
        const read = [
          readOrdering({ variants: stored, ordering: stored }),
          readParts({ includes: stored, accessories: stored }),
          readFits({ provides: stored, accepts: stored }),
          readCompliance(stored),
          readConformity(stored),
          readEntries(stored),
          readSize(stored),
        ]
        for (const { faults } of read)
          for (const { message } of faults) expect(typeof message).toBe('string')
        const { from, lastOrder } = readLifecycle(stored) ?? {}
        for (const day of [from, lastOrder])
          if (day !== undefined) expect(Number.isNaN(Date.parse(day))).toBe(false)
      }),
      { numRuns: swept<number>(1500, 80) },
    )
  })
})

test('no text becomes an address that code runs by', () => {
  fc.assert(
    fc.property(hostileText(), (given) => {
      const text = given.toWellFormed()
      for (const address of [pictureSource(text)?.src, fileUrl(text)])
        if (address !== undefined) expect(isHarmless(address), address).toBe(true)
    }),
    { numRuns: swept<number>(1000, 80) },
  )
})
