import { describe, expect, test } from 'vitest'
import { ask } from './valves.fixture.ts'

describe('an attribute that is asked of one thing is told of its record', () => {
  test.each([
    ['what body does the wireless digital gauge have?', /\(QGD-80W\): body Stainless steel\./],
    ['what is the weight of the brass ball valve?', /\(QB-15\): weight 0\.31 kg \(0\.683 lb\)\./],
    ['how long is the DN 25 ball valve?', /\(QB-25\): length 82 mm \(3\.23 in\)\./],
    ['QB-8 weight', /\(QB-8\): .* Its record does not state: weight\./],
  ])('“%s”', (text, said) => {
    const { outcome, reply } = ask(text)
    expect(outcome.kind).toBe('about')
    expect(reply).toMatch(said)
  })

  test.each([
    'a ball valve of DN 25, 82 mm long',
    'which ball valve is the lightest?',
    'what is the difference between the brass and the stainless ball valve?',
  ])('and no thing that is asked for: “%s”', (text) => {
    expect(ask(text).outcome.kind).not.toBe('about')
  })
})

describe('another of its type is named by what is different', () => {
  const first = 'what body does the brass ball valve have?'
  test.each([
    [
      first,
      'and the stainless one, is it of brass?',
      /Stainless steel\. It does not meet: Brass\./,
    ],
    [first, 'what about the stainless one?', /\(QBS-15\): body Stainless steel\./],
    ['how long is the DN 25 ball valve?', 'and the DN 50 one?', /\(QB-50\): length 126 mm/],
  ])('“%s”, “%s”', (before, turn, said) => {
    expect(ask([before, turn]).reply).toMatch(said)
  })

  test('what the first is as well names no other', () => {
    expect(ask([first, 'and the brass one?']).reply).not.toMatch(/QBS/)
  })
})
