import * as locale from '#texts/locale.ts'
import { plainLetters } from './plain-letters.ts'
import { spelledIn } from './spelled-letters.ts'

/**
 * Lower-cased, quotes removed, all that is neither letter nor digit turned to hyphens. Latin letters
 * lose their marks, or are spelled out as in the site's language; those of other scripts stay, so
 * that only a text without any is an empty slug.
 */
export const slugOf = (text: string): string =>
  locale.language === 'en' ? hyphened(plainLetters(usual(text))) : slugIn(text, locale.language)

/** The same in another language than the site's. */
export const slugIn = (text: string, language: string): string =>
  hyphened(plainLetters(usual(text), spelledIn(language)))

/** Letters as wide as those of Chinese, and kana half as wide, in their usual form. */
const usual = (text: string) => text.replace(/[\uff01-\uffee]+/g, (wide) => wide.normalize('NFKC'))

const hyphened = (text: string) =>
  text
    .replace(/['"`‘’‚‛“”„‟′″]/g, '')
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '-')
    .replace(/^[-\p{M}]+|-$/gu, '')
