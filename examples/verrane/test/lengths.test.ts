import { expect, test } from 'vitest'
import { requiredIn } from './questions.fixture.ts'

test.each([
  ['patch cord 300 cm', 'length 300 cm'],
  ['50 cm LC pigtail', 'length 50 cm'],
  ['OM4 LC cord, 200 centimeters', 'length 200 cm'],
  ['MPO trunk 3000 cm', 'length 3000 cm'],
  ['OS2 patch cord under 250 cm', 'length 250 cm or less'],
  ['cord 36" LC', 'length 36 in'],
  ['LC duplex patch cord OS2 3 mtr', 'length 3 m'],
  ["LC duplex patch cord OS2 10'", 'length 10 ft'],
  ['10-foot LC duplex patch cord', 'length 10 ft'],
])('a cord’s length is one in any unit: %s', (text, expected) => {
  expect(requiredIn(text, 'number')).toEqual([expected])
})

test.each([
  'panel 300 mm',
  'panel 30 cm deep',
  'closure 500 mm',
  'wall enclosure 30 cm',
  'cabinet under 1200 mm',
  '2 mm patch cord',
  '3 mm drop cable',
  'closure for a 25 mm cable',
])('a size is no length: %s', (text) => {
  expect(requiredIn(text, 'number').join()).not.toMatch(/length/)
})
