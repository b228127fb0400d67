import { expect, test } from 'vitest'
import { createFinder } from './find.ts'
import { lampAttributes, lamps, lampVocabulary } from './lamps.fixture.ts'

const finder = await createFinder({
  products: lamps,
  definitions: lampAttributes,
  vocabulary: { ...lampVocabulary, nextTo: ['next to', 'beside'] },
})
const read = (text: string) => finder.read(text).understanding

test.each(['E27 next to E14', 'show me E27 beside E14', 'lamps, E27 next to E14'])(
  'two values of one attribute that stand next to each other are compared: %s',
  (text) => expect(read(text)).toMatchObject({ wantsComparison: true, topic: {} }),
)

test.each(['E27 lamp next to IP65', 'a lamp next to the E14', 'E27 or E14', 'E27 not beside E14'])(
  'nothing else is: %s',
  (text) => expect(read(text).wantsComparison).toBe(false),
)
