import type { Translations } from '#domain/finding/languages/translations.ts'

// The star says that they may be absent.
const ownNeeds = import.meta.glob<Record<string, string>>('#content/needs*.ts', {
  import: 'needs',
  eager: true,
})
const ownTranslations = import.meta.glob<Translations>('#content/translations*.ts', {
  import: 'translations',
  eager: true,
})

/** By product's slug, what else it is wanted for; a company may leave it out. */
export const needs = Object.values(ownNeeds)[0] ?? {}
/** How buyers in other languages say the trade's words; a company may leave it out. */
export const translations = Object.values(ownTranslations)[0] ?? ''
