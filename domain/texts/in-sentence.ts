import * as texts from '#texts/locale.ts'

/** A label within a sentence: English has it in small letters, German keeps its nouns. */
export const inSentence = (label: string): string =>
  texts.language === 'en' ? label.toLowerCase() : label
