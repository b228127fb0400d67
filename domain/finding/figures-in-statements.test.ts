import { expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lampVocabulary } from './lamps.fixture.ts'

const products = [
  lamp('Meter', { grade: ['±0.5 dB to 5 dB, ±10% above'], hum: [{ max: 0.4 }] }),
  lamp('Loud meter', { hum: [{ max: 0.9 }] }),
  { ...lamp('Probe', { diameter: [3] }), variants: versions('4 mm protruding', '6 mm protruding') },
]
const finder = await createFinder({
  products,
  definitions: lampAttributes,
  vocabulary: lampVocabulary,
})
const met = (text: string) =>
  finder
    .find(text)
    .results.flatMap(({ product, checks }) =>
      checks.length && checks.every(({ result }) => result === 'met') ? product.name : [],
    )

test('a figure that some value states is a figure all the same', () => {
  expect(met('at most 0.5 dB')).toEqual(['Meter'])
})

test('a figure that tells a version of a product is met by it', () => {
  expect(met('probe 4 mm')).toEqual(['Probe'])
  expect(met('probe 3 mm')).toEqual(['Probe'])
})

test('a figure that neither states is not', () => {
  expect(met('probe 5 mm')).toEqual([])
})

function versions(...descriptions: string[]) {
  return descriptions.map((description, i) => ({
    partNumber: `PR-${i}`,
    description,
    stock: 'stock',
  }))
}
