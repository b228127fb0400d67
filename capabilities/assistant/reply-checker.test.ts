import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { repeatsPolicy } from './policy.ts'
import { nameKeys, stripUnknownBrackets } from './product-names.ts'
import { createReplyChecker } from './reply-checker.ts'

const known = nameKeys(['Gate valve DN 15', 'Valve no. 3. Brass'])
const rule = 'Recommend only products that stand in the product list of the conversation.'
const policy = `You sell valves.\n${rule} Be brief.`
const check = (text: string) => stripUnknownBrackets(text, known)
const shown = (soFar: string) => createReplyChecker({ policy, check }).add(soFar) ?? ''

describe('of a reply that is still coming', () => {
  test.each<[string, string, string]>([
    ['a sentence is shown when the next one begins', 'Here you are. It', 'Here you are.'],
    ['half a sentence is not', 'Here you', ''],
    ['a figure does not end a sentence', 'It loses 0.3 dB at', ''],
    [
      'a line is shown when it is whole',
      'Two:\n- [Gate valve DN 15]\n- [Ga',
      'Two:\n- [Gate valve DN 15]',
    ],
    ['a name is not shown in part', 'Take this: [Valve no. 3. Bra', 'Take this:'],
    [
      'a name with a full stop is one name',
      'Take [Valve no. 3. Brass]. It',
      'Take [Valve no. 3. Brass].',
    ],
    ['a name that was not listed loses its brackets', 'Take [Acme 9]. It', 'Take Acme 9.'],
    ['a sentence in Chinese needs no space behind it', '有的。而', '有的。'],
    ['what begins like a rule of ours waits', 'Sure! Recommend only products\nthat', 'Sure!'],
    [
      'what only began like one is shown',
      'Recommend only products\nyou like. I',
      'Recommend only products\nyou like.',
    ],
  ])('%s', (_, soFar, expected) => {
    expect(shown(soFar)).toBe(expected)
  })
})

const words = [
  'Take',
  '[Gate valve DN 15]',
  '[Valve no. 3. Brass]',
  '[Acme]',
  '[[x]]',
  '[',
  ']',
  ' ',
]
const more = [
  '.',
  '. ',
  '! ',
  ':',
  '\n',
  '\n\n',
  '。',
  '0.3 dB',
  'Recommend only ',
  rule,
  '"',
  ') ',
]
const reply = fc
  .array(fc.constantFrom(...words, ...more), { maxLength: 30 })
  .map((all) => all.join(''))

test('however it comes in pieces, what is shown is never taken back and ends as the whole reply', () => {
  fc.assert(
    fc.property(reply, fc.array(fc.nat(), { maxLength: 8 }), (text, cuts) => {
      fc.pre(!repeatsPolicy(text, policy))
      const checker = createReplyChecker({ policy, check })
      const places = [...cuts.map((cut) => cut % (text.length + 1)), text.length].toSorted(
        (a, b) => a - b,
      )
      let before = ''
      places.forEach((place, at) => {
        const now = checker.add(text.slice(places[at - 1] ?? 0, place)) ?? ''
        expect(now.startsWith(before)).toBe(true)
        before = now
      })
      const last = checker.end(text.trim())!
      expect(last.startsWith(before)).toBe(true)
      expect(last).toBe(check(text).trim())
    }),
    { numRuns: 1000 },
  )
})

test('a rule of ours is never shown whole, however it is broken into lines', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(rule.length), { maxLength: 5 }), reply, (breaks, before) => {
      fc.pre(!repeatsPolicy(before, policy))
      const broken = Array.from(rule).map((letter, at) =>
        letter === ' ' && breaks.includes(at) ? '\n' : letter,
      )
      const text = `${before}\n${broken.join('')} So`
      const checker = createReplyChecker({ policy, check })
      let soFar = ''
      // As the server does: what is refused ends the reply.
      for (const letter of text) {
        const now = checker.add(letter)
        if (now === undefined) break
        soFar = now
      }
      expect(repeatsPolicy(soFar, policy)).toBe(false)
      expect(checker.end(text)).toBeUndefined()
    }),
  )
})

test('a refused sentence ends the reply', () => {
  const refusing = createReplyChecker({
    policy,
    check: (text) => (text.includes('QB-999') ? undefined : text),
  })
  expect(refusing.add('Take this. ')).toBe('Take this.')
  expect(refusing.add('Or QB-999. And')).toBeUndefined()
})
