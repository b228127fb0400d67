import { describe, expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lamp, lampVocabulary } from './lamps.fixture.ts'
import { createTeller, denialsOf, phrasesOf } from './value-phrases.ts'

const definitions = [{ key: 'approval', label: 'Approval' }]
const sealed = lamp('Wall lamp', { approval: ['Class II'] }, { rank: 2 })
const open = lamp('Desk lamp', { approval: ['Not sealable'] }, { rank: 1 })
const coated = lamp('Pole lamp', { approval: ['Steel, not painted, polished'] }, { rank: 3 })
const others = ['Yard', 'Shed'].map((name) => lamp(`${name} lamp`, { approval: ['Class III'] }))
const products = [open, sealed, coated, ...others]
const finderWith = (values: Record<string, string[]> = {}) =>
  createFinder({
    products,
    definitions,
    vocabulary: { ...lampVocabulary, values: { approval: values } },
  })
const fitting = async (text: string, values?: Record<string, string[]>) => {
  const { results } = (await finderWith(values)).find(text)
  return results.flatMap(({ fits, product }) => (fits ? product.name : []))
}
const denials = denialsOf(lampVocabulary)

describe('a value that begins with a “not”', () => {
  test('is not what its other words say', async () => {
    const said = (await finderWith()).find('lamp sealable').understanding.requirements
    expect(said).toEqual([])
  })

  test('is not found by them in the full text', async () => {
    const [first] = (await finderWith()).find('sealable').results
    expect(first?.product.name).not.toBe('Desk lamp')
  })

  test('does not share what the company says for other values', async () => {
    const values = { sealable: ['Class II'] }
    expect(await fitting('lamp sealable', values)).toEqual(['Wall lamp'])
    expect(await fitting('lamp not sealable', values)).toEqual(['Desk lamp'])
  })

  test('is meant by all its words', async () => {
    expect(await fitting('lamp not sealable')).toEqual(['Desk lamp'])
  })

  test('is meant with a slip in them, too', async () => {
    expect(await fitting('lamp not sealabel')).toEqual(['Desk lamp'])
  })
})

test('what stands beside it in another clause is said', () => {
  const phrases = phrasesOf('Steel, not painted, polished', new Set(['steel']), denials)
  expect(phrases).toContain('steel')
  expect(phrases).toContain('polished')
  expect(phrases).not.toContain('painted')
  expect(phrases).not.toContain('steel not')
  expect(createTeller(denials)('Steel, not painted, polished')).toBe('Steel, polished')
})
