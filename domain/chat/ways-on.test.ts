import { describe, expect, test } from 'vitest'
import { ask } from './valves.fixture.ts'

describe('an answer leads on by addresses', () => {
  test('to the documents that it names', () => {
    expect(ask('installation guide of the QBS-15').reply).toMatch(
      /installation guide \(\/files\/installationGuides\/[^ )]+\)/,
    )
  })

  test('to a quote for what it names, and to people', () => {
    const { reply } = ask('what does QB-25 cost')
    expect(reply).toContain('/offer?of=QB-25.')
    expect(reply).toContain('/contact-us')
  })
})

describe('who asks for people is led to them', () => {
  test.each([
    'please let me talk to a person',
    'is there somebody of yours for a difficult case',
    'a ball valve of 40 bar, but I would rather talk to a person',
  ])('%s', (text) => {
    const { outcome, reply } = ask(text)
    expect(outcome.kind).toBe('people')
    expect(reply).toContain('/contact-us')
  })

  test('with what they ask about', () => {
    expect(ask('may I talk to a person about the QK-15').outcome).toMatchObject({
      products: [{ partNumber: 'QK-15' }],
    })
  })
})
