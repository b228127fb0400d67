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
  {
    path: '/accessibility',
    title: 'Barrierefreiheit',
    description: 'Wie geprüft ist, dass alle die Website von {{legalName}} nutzen können.',
    updated: '{{today}}',
    date: '{{todayInWords}}',
  },
]
