import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { productFilms } from '#content/product-films.ts'
import { structuredDocument } from '#app/lib/structured-data.ts'
import { DataScript } from '#app/document-head.tsx'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'
import { productData } from './product-data.ts'

const trail = [{ label: 'Home', to: '/' }, { label: 'A valve' }]

function parsed(slug: string, fields: Record<string, unknown>): Product {
  const read = parseProduct(slug, { slug, ...fields })
  if (!read.ok) throw new Error(read.reasons.join())
  return read.product
}

function objects(fields: Record<string, unknown> = {}) {
  const found = productData(parsed('a', { product: 'A valve', ...fields }), trail) as Record<
    string,
    any
  >[]
  return new Map(found.map((object) => [object['@type'] as string, object]))
}
const product = (fields: Record<string, unknown>) => objects(fields).get('Product')!

describe('a product in the words of schema.org', () => {
  test('has its names and numbers, place, pictures and maker', () => {
    const found = product({
      text: 'A text.',
      partNumber: 'V-1',
      productFamily: 'Ball Valves',
      subFamily: 'Full bore',
      image: 'productImages/a.webp',
      image2: 'https://pictures.example/b.jpg',
      image3: 'javascript:alert(1)',
    })
    expect(found).toMatchObject({
      name: 'A valve',
      description: 'A text.',
      sku: 'V-1',
      mpn: 'V-1',
      category: 'Ball Valves / Full bore',
      image: ['/images/1280/productImages/a.webp', 'https://pictures.example/b.jpg'],
      brand: { '@type': 'Brand' },
      manufacturer: { '@type': 'Organization' },
    })
  })

  test('states measures by their limits, with what they count', () => {
    const found = product({
      pressure: { typ: 16, max: 25, basis: 'cold', at: '20 °C' },
      operatingTemperature: { min: -40, max: 75 },
      media: [{ min: 1, max: 2 }, 'Water'],
    })
    expect(found.additionalProperty).toEqual([
      {
        '@type': 'PropertyValue',
        name: 'Pressure, max',
        value: 16,
        maxValue: 25,
        unitText: 'bar',
        description: 'cold, 20 °C',
      },
      { '@type': 'PropertyValue', name: 'Media', value: ['1 to 2', 'Water'] },
      {
        '@type': 'PropertyValue',
        name: 'Operating temperature',
        minValue: -40,
        maxValue: 75,
        unitText: '°C',
      },
    ])
  })

  test('has its size and weight under their own names, and not once more among the others', () => {
    const found = product({ size: { width: 60, height: 58 }, width: 60, depth: 92, weight: 0.31 })
    expect(found).toMatchObject({
      width: { '@type': 'QuantitativeValue', value: 60, unitCode: 'MMT' },
      height: { value: 58, unitCode: 'MMT' },
      weight: { value: 0.31, unitCode: 'KGM' },
    })
    expect(found).not.toHaveProperty('depth')
    const names = found.additionalProperty.map(({ value }: { value: unknown }) => value)
    expect(names).toEqual([92])
  })

  test('says what it is a part of, three products at the most, and what comes after it', () => {
    const other = (slug: string) => parsed(slug, { product: `Product ${slug}` })
    const hosts = ['b', 'c', 'd', 'e', 'f', 'g', 'h'].map(other)
    const companions = hosts.map((host) => ({ product: host, partNumber: '' }))
    const [found] = productData(parsed('a', { product: 'A valve' }), trail, {
      goesWith: [
        { kind: 'takes', companions: [{ product: other('x'), partNumber: '' }] },
        { kind: 'fits', companions },
      ],
      successor: other('next'),
    }) as Record<string, any>[]
    expect(found!.isAccessoryOrSparePartFor).toHaveLength(3)
    expect(found!.isAccessoryOrSparePartFor[0]).toEqual({
      '@type': 'Product',
      name: 'Product b',
      url: '/b',
    })
    expect(found!.isRelatedTo).toEqual({ '@type': 'Product', name: 'Product next', url: '/next' })
  })

  test('is a group of its variants where it has some', () => {
    const group = objects({
      partNumber: 'V-1',
      bore: 15,
      variants: [
        { partNumber: 'V-1-3M', length: 3, stock: 'stock' },
        { partNumber: 'V-1-5M', length: 5, stock: 'order' },
      ],
    }).get('ProductGroup')!
    expect(group).toMatchObject({
      name: 'A valve',
      sku: 'V-1',
      productGroupID: 'V-1',
      variesBy: ['Length'],
    })
    expect(group.hasVariant).toHaveLength(2)
    expect(group.hasVariant[0]).toMatchObject({
      name: 'A valve, V-1-3M',
      sku: 'V-1-3M',
      mpn: 'V-1-3M',
      additionalProperty: [{ name: 'Length', value: 3 }],
    })
  })

  test('has its values as numbers with their units, several as several', () => {
    const { additionalProperty } = product({
      bore: 15,
      pressure: [25, 40],
      media: ['Water', 'Air'],
      stocked: 'Y',
      ports: 'up to 12',
    })
    const value = (name: string) =>
      additionalProperty.find((property: { name: string }) => property.name === name)
    const of = '@type'
    expect(value('Bore')).toEqual({
      [of]: 'PropertyValue',
      name: 'Bore',
      value: 15,
      unitText: 'mm',
    })
    expect(value('Pressure, max')).toMatchObject({ value: [25, 40], unitText: 'bar' })
    expect(value('Media')).toEqual({
      [of]: 'PropertyValue',
      name: 'Media',
      value: ['Water', 'Air'],
    })
    expect(value('In stock').value).toBe('Yes')
    expect(value('Ports')).toEqual({ [of]: 'PropertyValue', name: 'Ports', value: 'up to 12' })
  })

  test('says where it was made only where its document does', () => {
    expect(product({ countryOfOrigin: 'USA' }).countryOfOrigin).toEqual([
      { '@type': 'Country', name: 'USA' },
    ])
    expect(product({})).not.toHaveProperty('countryOfOrigin')
  })

  test('states no price and no rating, for there are none', () => {
    const text = JSON.stringify([...objects({ partNumber: 'V-1' }).values()])
    expect(text).not.toMatch(/offers|price|rating|review/i)
  })

  test('has its questions, but none without both halves', () => {
    expect(
      objects({ faq: ['Why? Because.', 'No question.', 'No answer?'] }).get('FAQPage'),
    ).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Why?',
          acceptedAnswer: { '@type': 'Answer', text: 'Because.' },
        },
      ],
    })
    expect(objects({ faq: ['No question.'] }).has('FAQPage')).toBe(false)
  })

  test('has the films that a record dates, and no others', () => {
    const [known] = productFilms
    const data = objects({ introVideo: known!.film, specialVideo1: 'videos/other.mp4' })
    expect(data.get('VideoObject')).toMatchObject({
      name: known!.name,
      contentUrl: `/files/${known!.film}`,
      uploadDate: known!.published,
    })
    expect(objects({ introVideo: 'videos/other.mp4' }).has('VideoObject')).toBe(false)
  })

  test('cannot leave its script or turn a text into an address', () => {
    const hostile = '</script><script>alert(1)</script><!-- \u2028 -->'
    const parsed = parseProduct('a', { slug: 'a', product: hostile, text: '/not/an/address' })
    if (!parsed.ok) throw new Error(parsed.reasons.join())
    const data = structuredDocument('https://quernel.example', productData(parsed.product, trail))
    const script = renderToStaticMarkup(createElement(DataScript, { data }))
    expect(script.match(/</g)).toHaveLength(2)
    const document = JSON.parse(script.replace(/^<script[^>]*>|<\/script>$/g, ''))
    expect(document['@graph'][0]).toMatchObject({
      name: hostile,
      description: '/not/an/address',
      url: 'https://quernel.example/a',
    })
  })
})
