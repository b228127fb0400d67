import { expect, test } from 'vitest'
import { containsFolded } from './folded-text.ts'

test.each([
  ['Höhe: 30 mm', '30mm'],
  ['30\u00a0mm deep', '30 mm'],
  ['1,728 fibers', '1728'],
  ['1728 fibers', '1,728 fibers'],
  ['−40 to 75 °C', '-40'],
  ['G.657–A1', 'g.657-a1'],
  ['Sí, épissure', 'epissure'],
  ['three trays', 'tray'],
  ['9 × VDC-T24', '9'],
])('“%s” contains “%s”', (text, part) => {
  expect(containsFolded(text, part)).toBe(true)
})

test.each([
  ['15 trays', '5'],
  ['5.5 dB', '5'],
  ['0.45 dB', '0.4'],
  ['30 mm', '30 m'],
  ['nothing else', 'no'],
])('“%s” does not contain “%s”', (text, part) => {
  expect(containsFolded(text, part)).toBe(false)
})
