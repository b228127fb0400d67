import { describe, expect, test } from 'vitest'
import { constraintsIn } from './questions.fixture.ts'

/** Of the only figure that a text asks for, the attribute and the side that is open. */
const bounded = (text: string) => {
  const [one, ...others] = constraintsIn(text).filter(({ test: asked }) => asked.type === 'number')
  if (!one || others.length || one.test.type !== 'number') return undefined
  const [{ key, low, high }] = one.test.bounds as [(typeof one.test.bounds)[0]]
  return [key, low === undefined ? 'most' : high === undefined ? 'least' : 'both']
}

const depthMost = [
  'no more than 9 in deep',
  'not over 9 in deep',
  'not to exceed 9 in deep',
  'which must not be deeper than 9 in',
  'no deeper than 9 in',
  'not deeper than 9 in',
  'under 9 in deep',
  'below 9 in deep',
  'less than 9 in deep',
  'shallower than 9 in',
  'up to 9 in deep',
  'max 9 in deep',
  '9 in max depth',
  'depth of 9 in max',
  'maximum depth 9 in',
  'depth 9 in or less',
  '9 in or less in depth',
  '9 in deep tops',
  '9 in deep or shallower',
  '9 in deep and no more',
  'only got 9 in of depth',
  'we only have 9 in of depth',
  ', the rack is only 9 in deep',
  'we have 9 in of depth',
  'it has to fit in 9 in of depth',
  'room for 9 in deep',
  '9 in of depth available',
  'within 9 in deep',
  '9 in is all we have behind the rail',
  'shelf, so no more than 9 in deep',
  'depth of at the most 9 in',
]
const portsLeast = [
  'at least 48 ports',
  'no less than 48 ports',
  'not less than 48 ports',
  'no fewer than 48 ports',
  'minimum 48 ports',
  'minimum of 48 ports',
  'from 48 ports up',
  '48+ ports',
  '48 ports or more',
  '48 or more ports',
  '48 ports and up',
  'north of 48 ports',
  'upwards of 48 ports',
  'more than 48 ports',
  'over 48 ports',
  'in excess of 48 ports',
]
const others: [string, [string, string]][] = [
  ['closure no wider than 15 in', ['width', 'most']],
  ['meter no heavier than 2 kg', ['weight', 'most']],
  ['meter lighter than 2 kg', ['weight', 'most']],
  ['cord not longer than 3 m', ['length', 'most']],
  ['cord longer than 3 m', ['length', 'least']],
  ['cord no shorter than 3 m', ['length', 'least']],
  ['panel 12 or fewer ports', ['ports', 'most']],
  ['panel with only 48 ports or less', ['ports', 'most']],
  ['panel deeper than 9 in', ['depth', 'least']],
  ['insertion loss not exceeding 0.3 dB', ['insertionLoss', 'most']],
  ['terminal, we do not need more than 8 ports', ['ports', 'most']],
  ['insertion loss below 0.3 dB', ['insertionLoss', 'most']],
]

describe('a bound means its direction', () => {
  test.each(depthMost)('panel %s', (text) => {
    expect(bounded(`panel ${text}`)).toEqual(['depth', 'most'])
  })

  test.each(portsLeast)('panel with %s', (text) => {
    expect(bounded(`panel with ${text}`)).toEqual(['ports', 'least'])
  })

  test.each(others)('%s', (text, expected) => {
    expect(bounded(text)).toEqual(expected)
  })

  const softened = (text: string) => text.replace(/(?<=\S )(?=\d)/, 'about ')
  const soft = [...depthMost, ...portsLeast].filter((text) => softened(text) !== text)
  test.each(soft)('softened by “about” too: %s', (text) => {
    expect(bounded(`panel ${softened(text)}`)).toEqual(bounded(`panel ${text}`))
  })
})
