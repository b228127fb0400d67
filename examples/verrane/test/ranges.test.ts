import { expect, test } from 'vitest'
import { requiredIn } from './questions.fixture.ts'

test.each([
  ['LC duplex OS2 APC patch cord 3 m to 5 m', ['length 3 to 5 m', 'LC duplex', 'OS2', 'APC']],
  ['OM4 cord 3m to 5m', ['length 3 to 5 m', 'OM4']],
  ['attenuator from 1 to 5 dB', ['attenuation 1 to 5 dB']],
  ['photodiode with bandwidth 1 GHz to 5 GHz', ['bandwidth 1 to 5 GHz']],
  ['closure for 12 to 46 fibers', ['12 to 46 fibers']],
  ['MPO to MPO 12 m', ['length 12 m', 'MPO']],
])('what ends a range is no package: %s', (text, expected) => {
  expect(requiredIn(text)).toEqual(expected)
})

test.each([
  ['TO-5 photodiode', 'TO-5'],
  ['to 5 can photodiode', 'TO-5'],
  ['TO 46 photodiode', 'TO-46'],
  ['photodiode in a TO-5 package', 'TO-5'],
  ['TO46 photodiode', 'TO-46'],
  ['photodiode in a TO5 can', 'TO-5'],
  ['PM 1550 nm isolator', 'PM 1550'],
])('a package is said as ever: %s', (text, expected) => {
  expect(requiredIn(text)).toEqual([expected])
})
