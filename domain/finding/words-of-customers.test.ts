import { expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { withLanguages } from './languages/with-languages.ts'
import { lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

/** A company whose customers write Italian, too: its records say lamp and load. */
const vocabulary = withLanguages({
  ...lampVocabulary,
  same: { ...lampVocabulary.same, lampada: 'lamp', lampade: 'lamp' },
  nouns: { ...lampVocabulary.nouns, load: ['carico'] },
})
const { find } = await createFinder({
  products: lamps,
  definitions: lampAttributes,
  vocabulary,
})
const fitting = (text: string) =>
  find(text)
    .results.flatMap(({ fits, product }) => (fits ? product.name : []))
    .toSorted()

test('customers of another language find by the words that a company has for theirs', () => {
  expect(fitting('lampada')).toEqual(fitting('lamp'))
  expect(fitting('lampada').length).toBeGreaterThan(0)
  const [said] = find('lampade con carico almeno 4 chili').understanding.requirements
  expect(said?.says.replaceAll('\u00a0', ' ')).toBe('load 4 kg or more')
})
