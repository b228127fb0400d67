import * as texts from '#texts/locale.ts'

/**
 * A label within a sentence: English has it in small letters, but for abbreviations such as BEAD/BABA
 * and PDL; German keeps its nouns.
 */
export const inSentence = (label: string): string =>
  texts.language === 'en' ? label.replaceAll(loneCapital, (word) => word.toLowerCase()) : label

/** A word whose first letter is its only capital. */
const loneCapital = /(?<![\p{L}\d])\p{Lu}(?![\p{Lu}\d.])\p{L}*/gu
