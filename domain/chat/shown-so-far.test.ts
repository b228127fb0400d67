import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { repeatsPolicy } from './policy.ts'
import { nameKeys, stripUnknownBrackets } from './product-names.ts'
import { shownSoFar } from './shown-so-far.ts'

const known = nameKeys(['Gate valve DN 15', 'Valve no. 3. Brass'])
const rule = 'Recommend only products that stand in the product list of the conversation.'
const policy = `You sell valves.\n${rule} Be brief.`
const shown = (soFar: string) => shownSoFar(soFar, { known, policy })

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

test('wherever it is cut, what is shown is how the whole reply begins, and is never taken back', () => {
  fc.assert(
    fc.property(reply, fc.nat(), fc.nat(), (text, a, b) => {
      const [early, late] = [a % (text.length + 1), b % (text.length + 1)].toSorted((x, y) => x - y)
      const [first, second] = [shown(text.slice(0, early)), shown(text.slice(0, late))]
      expect(second.startsWith(first)).toBe(true)
      expect(stripUnknownBrackets(text.trim(), known).startsWith(second)).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('a rule of ours is never shown whole, however it is broken into lines', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(rule.length), { maxLength: 5 }), reply, (breaks, before) => {
      const broken = Array.from(rule).map((letter, at) =>
        letter === ' ' && breaks.includes(at) ? '\n' : letter,
      )
      const text = `${before}\n${broken.join('')} So`
      // As the server does: what repeats the policy is not shown at all.
      let soFar = ''
      for (let end = 0; end <= text.length; end++) {
        if (!repeatsPolicy(text.slice(0, end), policy)) soFar = shown(text.slice(0, end))
      }
      fc.pre(!repeatsPolicy(before, policy))
      expect(repeatsPolicy(soFar, policy)).toBe(false)
    }),
  )
})
