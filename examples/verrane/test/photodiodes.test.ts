import { expect, test } from 'vitest'
import { firstOf } from './questions.fixture.ts'

const [pin, array, avalanche] = [
  'ingaas-pin-20ghz-pigtail',
  'ingaas-array-12-chip',
  'ingaas-apd-10g-rosa',
]

test.each([
  ['InGaAs photodiode bandwidth over 5 GHz', [pin, array, avalanche]],
  ['InGaAs photodiodes', [pin, array, avalanche]],
  ['which InGaAs photodiodes reach 10 GHz?', [pin, array]],
  ['an InGaAs photodiode for 10 Gb/s', [avalanche]],
  ['silicon photodiode', ['si-pin-850-to46', 'si-apd-500-to46', 'si-quadrant-to5']],
  ['silicon photodiodes over 0.5 GHz', ['si-pin-850-to46', 'si-apd-500-to46']],
  ['silicon photodiode for low light at 850 nm', ['si-apd-500-to46']],
  ['silicon photodiode with four quadrants', ['si-quadrant-to5']],
])('who names a material and photodiodes means all of it: %s', (text, expected) => {
  expect(firstOf(text, 6)).toEqual(expect.arrayContaining(expected))
})

test.each([
  ['InGaAs PIN photodiode over 5 GHz', [pin]],
  ['InGaAs avalanche photodiode', [avalanche]],
  ['InGaAs photodiode array', [array]],
  ['InGaAs photodiode with 12 channels', [array]],
  ['silicon quadrant photodiode', ['si-quadrant-to5']],
  ['Silicon avalanche photodiode', ['si-apd-500-to46']],
])('a narrower name is narrower: %s', (text, expected) => {
  expect(firstOf(text, 1)).toEqual(expected)
})

test.each([
  ['LC or SC duplex patch cord', ['lc-duplex-patch-cord-os2', 'lc-sc-duplex-patch-cord-os2']],
  ['LC or SN duplex patch cord 3 m', ['lc-duplex-patch-cord-os2', 'sn-duplex-patch-cord-os2']],
  ['aerial or handhole terminal', ['vic-aerial-inline-terminal-16', 'vht-handhole-terminal-12']],
  ['wall mount or rack mount panel', ['vw24-24-lc-duplex', 'vp1-24-sc-apc']],
])('either of two will do: %s', (text, expected) => {
  expect(firstOf(text, 6)).toEqual(expect.arrayContaining(expected))
})
