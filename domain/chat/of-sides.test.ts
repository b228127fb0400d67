import { describe, expect, test } from 'vitest'
import { ask } from './valves.fixture.ts'

describe('two that are told by words are set side by side', () => {
  test.each([
    [
      'compare the stainless ball valve of DN 15 and the wireless digital gauge',
      'QBS-15',
      'QGD-80W',
    ],
    ['compare the wireless digital gauge with the QB-15', 'QGD-80W', 'QB-15'],
    ['difference between the brass and the stainless ball valve', 'QB-', 'QBS-15'],
  ])('“%s”', (text, first, second) => {
    const { outcome, reply } = ask(text)
    expect(outcome.kind).toBe('comparison')
    expect(reply).toMatch(new RegExp(`\\(${first}.*\\) and .*\\(${second}\\) differ in`))
  })

  test('and asked about afterwards', () => {
    const before = 'compare the DN 25 ball valve and the DN 50 ball valve'
    expect(ask([before, 'which is longer?']).reply).toMatch(/QB-50.*against 82 mm.*QB-25/)
  })
})

describe('what is asked of both is held against each', () => {
  test.each([
    'are the stainless ball valve of DN 15 and the QB-15 both of brass?',
    'are QBS-15 and QB-15 of brass?',
    'Big order. Is the QBS-15 and the QB-15 both of brass?',
  ])('“%s”', (text) => {
    expect(ask(text).reply).toMatch(
      /\(QB-15: body Brass\) meets brass\. .*QBS-15: body Stainless steel\) does not meet it/i,
    )
  })

  test('and compared where the same is asked', () => {
    const { outcome, reply } = ask('do the QBS-15 and the QB-15 have the same body?')
    expect(outcome.kind).toBe('comparison')
    expect(reply).toMatch(/differ in: Body: Stainless steel \/ Brass\./)
  })
})
