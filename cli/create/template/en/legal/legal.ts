import type { LegalHead } from '#domain/records/article.ts'

export const legalPages: LegalHead[] = [
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    description: 'What personal data the site of {{legalName}} handles, and how to reach us.',
    updated: '{{today}}',
    date: '{{todayInWords}}',
  },
]
