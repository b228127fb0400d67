import type { Translations } from '#domain/finding/languages/translations.ts'

/** By an English word of the trade, how buyers in other languages say it; only for records in English. */
export const translations: Translations = ''
