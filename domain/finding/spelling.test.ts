import { describe, expect, test } from 'vitest'
import { slipsOf } from '#test/slips.ts'
import { createSpelling } from './spelling.ts'

const known = new Set([
  'valve',
  'pressure',
  'stainless',
  'gauge',
  'white',
  'seat',
  'constructor',
  'brazer',
])
const correct = createSpelling(known, (word) => word === 'pressurize' || word === 'vale')

describe('a slip is mended', () => {
  test.each([
    ['vavle', 'valve'],
    ['presure', 'pressure'],
    ['preasure', 'pressure'],
    ['stainles', 'stainless'],
    ['guage', 'gauge'],
    ['gage', 'gage'],
    ['presar', 'presar'],
    ['brezar', 'brazer'],
    ['construtors', 'constructor'],
    ['presures', 'pressure'],
  ])('%s is %s', (written, meant) => {
    expect(correct(written)).toBe(meant)
  })

  test('wherever one letter of a long word is left out or swapped, but the first', () => {
    const slips = slipsOf('pressure').filter((slip) => slip.startsWith('p'))
    expect(slips.map(correct)).toEqual(slips.map(() => 'pressure'))
  })
})

describe('a word is left as it is', () => {
  test.each([
    ['that is known', 'valve'],
    ['that the texts hold', 'vale'],
    ['that the texts hold, though a term is near', 'pressurize'],
    ['of four letters', 'saet'],
    ['with another first letter', 'walve'],
    ['that would be another word of other consonants', 'write'],
    ['that is far from all', 'umbrella'],
    ['that goes on behind a known one', 'pressuring'],
    ['of two slips that change its sound', 'breeze'],
    ['without letters', ''],
  ])('%s', (_, word) => {
    expect(correct(word)).toBe(word)
  })
})

test('a word is corrected alike the second time, and after thousands of others', () => {
  expect(correct('vavle')).toBe('valve')
  for (let i = 0; i < 5100; i++) correct(`vavle${i}`)
  expect(correct('vavle')).toBe('valve')
})
