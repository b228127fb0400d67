import { expect, test } from 'vitest'
import { asWritten } from './as-written.ts'
import { createFinder } from './find.ts'
import { lamp, lampVocabulary } from './lamps.fixture.ts'

test.each([
  ['grun, lampe', ['ein Prüfgerät mit GRÜN und Lampe'], 'grün, lampe'],
  ['prufgerate', ['gruen', 'Prüfgeräte von 2 kg'], 'prüfgeräte'],
  ['resume', ['my resume'], 'resume'],
  ['valve', [], 'valve'],
])('%s of %j is said as %s', (words, texts, said) => {
  expect(asWritten(words, texts)).toBe(said)
})

test('what is asked for is said with the accents that it was written with', async () => {
  const { find } = await createFinder({
    products: [lamp('Wall lamp', { color: ['1', '22'] }), lamp('Yard lamp', { color: ['33'] })],
    definitions: [{ key: 'color', label: 'Color' }],
    vocabulary: { ...lampVocabulary, values: { color: { grün: ['22', '33'] } } },
  })
  expect(find('grüne lamp, grün').understanding.requirements.map(({ says }) => says)).toContain(
    'grün',
  )
})
