import { describe, expect, test } from 'vitest'
import { ask, numbersNamed } from './valves.fixture.ts'

describe('two kinds that each do a part are both answered', () => {
  test.each([
    'I need a ball valve DN 15 and the seat kit for it',
    'a ball valve DN 15 plus the seat kits that go into it',
    'We want seat kits DN 15 and the ball valve they go into',
    'Quote a ball valve DN 15 together with a seat kit.',
    'a seat kit DN 15 and the ball valve for it',
  ])('%s', (text) => {
    const { outcome, reply } = ask(text)
    expect(outcome.kind).toBe('parts')
    expect(numbersNamed(reply).toSorted()).toEqual(['QB-15', 'QK-15'])
    expect(reply).toMatch(/go together by the DN 15 seat; 1 fits/)
  })

  test('each demand is of the kind that it stands by', () => {
    const { reply } = ask('a ball valve for 60 bar or more and a gauge with a dial of 160 mm')
    expect(numbersNamed(reply)).toHaveLength(2)
    expect(numbersNamed(reply)).toContain('QG-160')
    expect(reply).toMatch(/For the ball valve: .*60 bar/)
    expect(reply).not.toMatch(/For the ball valve: [^.]*160/)
  })

  test('what an “and” alone joins shares what stands beside both', () => {
    const { outcome } = ask('I need valves and seat kits, DN 15')
    const asked =
      outcome.kind === 'parts'
        ? outcome.parts.map(({ asked: one }) =>
            one.understanding.requirements.map(({ says }) => says),
          )
        : []
    expect(asked).toHaveLength(2)
    expect(asked[0]).toEqual(asked[1])
  })

  test('of a part that nothing meets that is said', () => {
    const { reply } = ask('a ball valve DN 25 and the seat kit for it, DN 80')
    expect(numbersNamed(reply)).toEqual(['QB-25'])
    expect(reply).toMatch(/For the seat kit: No seat kit .* is stated to meet/)
  })

  test('of what is to go together and does not by the records that is said', () => {
    const { reply } = ask('I need a ball valve DN 50 and the seat kit for it, DN 25')
    expect(numbersNamed(reply)).toEqual(['QB-50', 'QK-25'])
    expect(reply).toMatch(/The records do not say that QB-50 and QK-25 go together/)
  })
})

describe('one thing is asked for', () => {
  test.each([
    'a seat kit for ball valves and gauges',
    'a ball valve or a gauge',
    'I need a seat kit, and the valve is DN 15',
    'compare a ball valve and a gauge',
    'ball valves and gas valves',
  ])('%s', (text) => {
    expect(ask(text).outcome.kind).not.toBe('parts')
  })
})

test('a turn that follows speaks of what was named', () => {
  const turns = [
    'I need a ball valve DN 15 and the seat kit for it',
    'what does the second one weigh?',
  ]
  expect(numbersNamed(ask(turns).reply)).toEqual(['QK-15'])
})
