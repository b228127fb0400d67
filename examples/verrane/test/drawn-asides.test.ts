import { describe, expect, test } from 'vitest'
import { embeddedAnswers } from '../../../eval/answers.ts'
import { drawRequests } from '../../../eval/drawn-requests.ts'
import { judgeDrawn } from '../../../eval/judge-drawn.ts'
import { products } from '../../../eval/products.ts'
import { withAsides, type Aside } from '../../../eval/with-asides.ts'
import { drawnWords } from '../eval/drawn-words.ts'

const answer = await embeddedAnswers(products)
const drawn = drawRequests(products, drawnWords, 150, 7)
/** What is had is said in so many ways that some are still asked for. */
const maxWrong = 0.02

const judged = async (aside: Aside) => {
  const verdicts = []
  for (const request of withAsides(drawn, drawnWords, aside, { seed: 5 }))
    verdicts.push(judgeDrawn(request, await answer([request.text]), products))
  return verdicts
}
const wrongOf = (verdicts: Awaited<ReturnType<typeof judged>>) =>
  verdicts.flatMap(({ request, violations, reply, isThere, isFound }) =>
    violations.length || (isThere && !isFound) ? [[request.text, violations, reply]] : [],
  )

describe('something said beside a drawn request', async () => {
  const [told, had, strange] = [await judged('told'), await judged('had'), await judged('strange')]

  test('of who asks changes nothing', () => {
    const wrong = wrongOf(told)
    expect(wrong.length / told.length, wrong.join('\n')).toBeLessThan(maxWrong)
    expect(told.filter(({ violations }) => violations.length)).toEqual([])
  })

  test('of what they have changes next to nothing', () => {
    const wrong = wrongOf(had)
    expect(wrong.length / had.length, wrong.join('\n')).toBeLessThan(maxWrong)
  })

  test('that nobody can meet is never said to be met', () => {
    expect(strange.filter(({ reply }) => /meets? what you asked for/.test(reply))).toEqual([])
  })
})
