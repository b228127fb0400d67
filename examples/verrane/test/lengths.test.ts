import { expect, test } from 'vitest'
import { requiredIn } from './questions.fixture.ts'

test.each([
  ['patch cord 300 cm', 'length 300 cm'],
  ['LC jumper 3000 mm', 'length 3000 mm'],
  ['50 cm LC pigtail', 'length 50 cm'],
  ['OM4 LC cord, 200 centimeters', 'length 200 centimeters'],
  ['MPO trunk 3000 cm', 'length 3000 cm'],
  ['SC APC pigtail of 1500 mm', 'length 1500 mm'],
  ['patch cable 500 mm', 'length 500 mm'],
  ['OS2 patch cord under 250 cm', 'length 250 cm or less'],
  ['cord 36" LC', 'length 36 in'],
  ['LC duplex patch cord OS2 3 mtr', 'length 3 mtr'],
  ["LC duplex patch cord OS2 10'", 'length 10 ft'],
  ['10-foot LC duplex patch cord', 'length 10 foot'],
])('a cord’s length is one in any unit: %s', (text, expected) => {
  expect(requiredIn(text, 'number')).toEqual([expected])
})

test.each([
  ['panel 300 mm', '300 mm'],
  ['panel 30 cm deep', 'depth 30 cm'],
  ['closure 500 mm', '500 mm'],
  ['wall enclosure 30 cm', '30 cm'],
  ['cabinet under 1200 mm', '1200 mm or less'],
  ['2 mm patch cord', '2 mm'],
  ['3 mm drop cable', '3 mm'],
  ['closure for a 25 mm cable', 'cable diameter 25 mm'],
])('a size is a size: %s', (text, expected) => {
  expect(requiredIn(text, 'number')).toEqual([expected])
})
