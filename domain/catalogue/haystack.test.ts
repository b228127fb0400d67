import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHaystack } from './haystack.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 5 })

test('a piece is found in each text that holds it, begins with it or is it, as by one look at each', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), text.filter(Boolean), (texts, piece) => {
      const { holding, beginning, being } = createHaystack(texts)
      const places = [...texts.keys()]
      expect([...holding(piece)]).toEqual(places.filter((at) => texts[at]!.includes(piece)))
      expect([...beginning(piece)]).toEqual(places.filter((at) => texts[at]!.startsWith(piece)))
      expect([...being(piece)]).toEqual(places.filter((at) => texts[at] === piece))
    }),
  )
})
