import { describe, expect, test } from 'vitest'
import { embeddedAnswers } from '../../../eval/answers.ts'
import { askDrawn } from '../../../eval/ask-drawn.ts'
import { products } from '../../../eval/products.ts'
import { drawnWords } from '../eval/drawn-words.ts'

const answer = await embeddedAnswers(products)
/** Of what some product meets, what is not found: words for a kind mean more than one type. */
const maxMissed = 0.03

describe.each([1, 2])('of 400 requests drawn from the records (%i)', async (seed) => {
  const verdicts = await askDrawn(products, answer, drawnWords, { count: 400, seed })

  test('none is answered with a product that does not meet it, but told of what it misses', () => {
    expect(
      verdicts.flatMap(({ request, violations, reply }) =>
        violations.length ? [[request.text, violations, reply]] : [],
      ),
    ).toEqual([])
  })

  test('none is said to be met over something that the reply does not say', () => {
    expect(
      verdicts.flatMap(({ request, silent, reply }) =>
        silent.length ? [[request.text, silent, reply]] : [],
      ),
    ).toEqual([])
  })

  test('what is there is found', () => {
    const there = verdicts.filter(({ isThere }) => isThere)
    const missed = there.filter(({ isFound }) => !isFound).map(({ request }) => request.text)
    expect(there.length).toBeGreaterThan(200)
    expect(missed.length / there.length, missed.join('\n')).toBeLessThan(maxMissed)
  })
})
