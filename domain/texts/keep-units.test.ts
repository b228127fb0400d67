import { expect, test } from 'vitest'
import { keepUnits } from './keep-units.ts'

const shown = (text: string) => keepUnits(text).replaceAll('\u00a0', '_')

test.each([
  ['17.1 dB at 0.35 dB/km', '17.1_dB at 0.35_dB/km'],
  ['a 25 µm spot at 1310 nm', 'a 25_µm spot at 1310_nm'],
  ['500 m of fiber', '500_m of fiber'],
  ['400 Gb/s, 5 RU', '400_Gb/s, 5_RU'],
  ['318 mW/mm²', '318_mW/mm²'],
  ['16 bar at 80 °C', '16_bar at 80_°C'],
  ['Lens, f = 4.5 mm', 'Lens, f_=_4.5_mm'],
])('“%s” keeps its units', (text, wanted) => {
  expect(shown(text)).toBe(wanted)
})

test.each(['128 homes', '2 more', 'in 2024 we', '144 LC', '12 months', '4 hours'])(
  '“%s” has none and stays as it is',
  (text) => expect(keepUnits(text)).toBe(text),
)
