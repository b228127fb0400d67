import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { slugIn } from './slug.ts'

test.each([
  ['de', 'Prüfgewicht groß', 'pruefgewicht-gross'],
  ['de', 'Öl-Ablaß “ÜBER”', 'oel-ablass-ueber'],
  ['en', 'Prüfgewicht groß', 'prufgewicht-gross'],
  ['sv', 'Mätår för öl', 'matar-for-ol'],
  ['da', 'Målebånd, grønt og æg', 'maalebaand-groent-og-aeg'],
  ['pl', 'Łódź żółta', 'lodz-zolta'],
  ['tr', 'ISI Işığı İĞNE', 'isi-isigi-igne'],
  ['vi', 'Đầu nối', 'dau-noi'],
  ['fr', 'L’œuvre « à côté »', 'loeuvre-a-cote'],
  ['en', 'Cafe\u0301 Ångström', 'cafe-angstrom'],
])('in %s, “%s” is %s', (language, text, slug) => {
  expect(slugIn(text, language)).toBe(slug)
})

test.each([
  ['ar', 'وزن اختبار كبير', 'وزن-اختبار-كبير'],
  ['fa', 'می‌روم', 'می-روم'],
  ['ja', '光ファイバー（大）', '光ファイバー-大'],
  ['ja', 'ＡＢＣ－１２３ ｶﾞｲﾄﾞ', 'abc-123-ガイド'],
  ['hi', 'हिन्दी गाइड', 'हिन्दी-गाइड'],
  ['ru', 'Йод и ёж', 'йод-и-ёж'],
])('in %s, “%s” keeps its own letters', (language, text, slug) => {
  expect(slugIn(text, language)).toBe(slug)
})

test('what has a letter or a digit has a slug, and a slug is its own', () => {
  fc.assert(
    fc.property(anyText(), fc.constantFrom('en', 'de', 'tr', 'ar'), (text, language) => {
      const slug = slugIn(text, language)
      // The marks of kana half as wide count as letters.
      expect(slug === '').toBe(!/(?![\uff9e\uff9f])[\p{L}\p{Nd}]/u.test(text))
      expect(slug).toMatch(/^(?:[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*(?:-[\p{L}\p{M}\p{Nd}]+)*)?$/u)
      expect(slugIn(slug, language)).toBe(slug)
    }),
  )
})
