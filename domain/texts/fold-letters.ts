import * as locale from '#texts/locale.ts'

type Fold = (text: string) => string

/** A German keyboard has 'ü'; another's owner writes 'ue', or 'u'. Behind a vowel both are spoken. */
export const foldGerman: Fold = (text) => text.replace(/ae|oe|(?<![aeoq])ue/g, (two) => two[0]!)

/** 'Grøn' is 'groen' or 'gron' elsewhere, 'måle' is 'maale' or 'male'. */
export const foldDanish: Fold = (text) => text.replace(/aa|oe/g, (two) => two[0]!)

/** Arabic and Hebrew without vowel signs, the forms of a letter as one, digits as all have them. */
export const foldFromRight: Fold = (text) =>
  text
    .replace(/[\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g, '')
    .replace(/[أإآٱىیةک]/g, (letter) => oneForm[letter]!)
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))

const oneForm: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
}

/** What a language spells in several ways, as one; of text in plain letters. */
export function foldingOf(language: string, direction: 'ltr' | 'rtl'): Fold {
  if (language === 'de') return foldGerman
  if (['da', 'nb', 'nn', 'no'].includes(language)) return foldDanish
  return direction === 'rtl' ? foldFromRight : (text) => text
}

/** The same of the site's language; a site in English carries none of it. */
export const foldLetters: Fold =
  locale.language === 'en' ? (text) => text : foldingOf(locale.language, locale.direction)
