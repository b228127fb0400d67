import { expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lampVocabulary } from './lamps.fixture.ts'

const finder = await createFinder({
  products: [
    lamp('Quiet lamp', { hum: [{ max: 0.4 }] }, { subFamily: 'Lamps' }),
    lamp('Loud lamp', { hum: [{ max: 6 }] }, { subFamily: 'Lamps' }),
    lamp('Wall screen', { reach: [30] }, { family: 'Screens', subFamily: 'Screens' }),
    lamp('Thick screen', { reach: [40], hum: [{ max: 1 }] }, { family: 'Screens' }),
  ],
  definitions: [...lampAttributes, { key: 'reach', unit: 'dB', better: 'higher' }],
  vocabulary: { ...lampVocabulary, units: { ...lampVocabulary.units, db: ['hum', 'reach'] } },
})
const found = (text: string) => {
  const { understanding, results } = finder.find(text)
  return {
    says: understanding.requirements.map(({ says }) => says.replaceAll('\u00a0', ' ')),
    fits: results.filter(({ fits }) => fits).map(({ product }) => product.name),
  }
}

test('a figure is of the attribute in which the products of the kind have such figures', () => {
  expect(found('screen 38 dB')).toEqual({ says: ['reach 38 dB or more'], fits: ['Thick screen'] })
  expect(found('lamp 0.5 dB')).toEqual({ says: ['hum 0.5 dB or less'], fits: ['Quiet lamp'] })
})

test('without a kind nobody knows whether more or less is meant', () => {
  expect(found('38 dB').says).toEqual(['38 dB'])
})

test('who says how it is meant is taken at the word', () => {
  expect(found('screen of at most 1.1 dB').fits).toEqual(['Thick screen'])
})
