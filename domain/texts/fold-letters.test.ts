import { expect, test } from 'vitest'
import { foldDanish, foldFromRight, foldGerman } from './fold-letters.ts'
import { plainLetters } from './plain-letters.ts'

const alike = (fold: (text: string) => string, texts: readonly string[]) =>
  new Set(texts.map((text) => fold(plainLetters(text)))).size === 1

test.each([
  [foldGerman, ['Prüfgewicht', 'pruefgewicht', 'PRUFGEWICHT', 'pru\u0308fgewicht']],
  [foldGerman, ['Größe', 'groesse', 'grosse']],
  [foldGerman, ['Geräte', 'geraete', 'gerate']],
  [foldGerman, ['Neue Quelle, blaue Steuerung', 'neue quelle, blaue steuerung']],
  [foldDanish, ['Grønt målebånd', 'groent maalebaand', 'gront maleband']],
  [foldFromRight, ['أوزان', 'اوزان', 'أَوْزَان', 'أوزـــان']],
  [foldFromRight, ['مكتبة ٢٥', 'مكتبه 25', 'مکتبة ۲۵']],
  [foldFromRight, ['מִשְׁקֹלֶת', 'משקלת']],
])('what is the same to a visitor is one: %#', (fold, texts) => {
  expect(alike(fold, texts)).toBe(true)
})

test.each([
  ['ISI', 'ısı', 'isi'],
  ['İğne', 'iğne', 'IGNE'],
  ['Łódź', 'łódź', 'lodz'],
  ['Ærø', 'ærø', 'aero'],
  ['Straße', 'STRASSE', 'strasse'],
])('%s, %s and %s are one in every language', (...texts) => {
  expect(alike((text) => text, texts)).toBe(true)
})

test.each([
  ['bauen', 'baun'],
  ['quer', 'qur'],
  ['й', 'и'],
  ['が', 'か'],
])('%s is not %s', (one, other) => {
  expect(alike(foldGerman, [one, other])).toBe(false)
})
