import type { GlossaryEntry } from '#domain/records/glossary.ts'

/** Words of your trade that the assistant explains. */
export const glossary: GlossaryEntry[] = [
  {
    said: ['Operating temperature'],
    explain: 'The temperature of the surrounding air at which a product may work all day.',
  },
]
