import { expect, test } from 'vitest'
import { isolatedFigures } from './isolated-figures.ts'

/** With the two signs that nobody sees as brackets. */
const shown = (text: string) =>
  isolatedFigures(text)
    .replaceAll('\u2066', '[')
    .replaceAll('\u2069', ']')
    .replaceAll('\u00a0', ' ')

test.each([
  ['עד 400 bar בדיוק של ±0.5 %.', 'עד [400 bar] בדיוק של [±0.5 %].'],
  ['מ־−20 °C עד 70 °C', 'מ־[−20 °C] עד [70 °C]'],
  ['יציאה 4–20 mA, שני חוטים', 'יציאה [4–20 mA], שני חוטים'],
  ['טלפון +972 4 960 0100', 'טלפון [+972 4 960 0100]'],
  ['1.5 dB/km ו־3 W/mm²', '[1.5 dB/km] ו־[3 W/mm²]'],
  ['120 × 80 × 40 mm', '[120 × 80 × 40 mm]'],
  ['≤ 0.5 dB', '[≤ 0.5 dB]'],
  ['הברגה G 1/2" A (ISO 228-1), ל־400 bar', 'הברגה [G 1/2" A] (ISO 228-1), ל־[400 bar]'],
  ['הברגה (G 1/2" או 3/4"), לטווח', 'הברגה ([G 1/2"] או [3/4"]), לטווח'],
])('%s', (text, isolated) => {
  expect(shown(text)).toBe(isolated)
  // What stands by itself already is left alone.
  expect(shown(isolatedFigures(text))).toBe(isolated)
})

test.each([
  '38 אנשים מאז 1974.',
  'P-100 עם M8 × 40',
  'תקן IEC 61298-2',
  'בלי מספרים',
  '1,234.5',
  '9:00 to 17:00',
  '8 of 11 rows',
  '5–7 ימי עבודה',
  '1/2 מהכמות',
])('“%s” needs nothing', (text) => expect(shown(text)).toBe(text))
