import type { GlossaryEntry } from '#domain/records/glossary.ts'

/** Wörter Ihres Fachs, die der Assistent erklärt. */
export const glossary: GlossaryEntry[] = [
  {
    said: ['Betriebstemperatur'],
    explain:
      'Die Temperatur der umgebenden Luft, bei der ein Produkt den ganzen Tag arbeiten darf.',
  },
]
