import * as locale from '#texts/locale.ts'
import { plainLetters } from './plain-letters.ts'
import { spelledIn } from './spelled-letters.ts'

/**
 * Lower-cased, quotes removed, all that is neither letter nor digit turned to hyphens. Latin letters
 * lose their marks, or are spelled out as in the language; those of other scripts stay, so that only
 * a text without any is an empty slug.
 */
export function slugOf(text: string, language: string = locale.language): string {
  // Letters as wide as those of Chinese, and kana half as wide.
  const usual = text.replace(/[\uff01-\uffee]+/g, (wide) => wide.normalize('NFKC'))
  return plainLetters(usual, spelledIn(language))
    .replace(/['"`‘’‚‛“”„‟′″]/g, '')
    .replace(/[^\p{L}\p{M}\p{Nd}]+/gu, '-')
    .replace(/^[-\p{M}]+|-$/gu, '')
}
