import type { LegalHead } from '#domain/records/article.ts'

export const legalPages: LegalHead[] = [
  {
    path: '/privacy-policy',
    title: 'Datenschutz',
    description:
      'Welche Daten die Website von {{legalName}} verarbeitet, und wie Sie uns erreichen.',
    updated: '{{today}}',
    date: '{{todayInWords}}',
  },
]
