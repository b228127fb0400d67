import type { LegalHead } from '#domain/records/article.ts'

export const legalPages: LegalHead[] = [
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    description: 'What personal data the site of {{legalName}} handles, and how to reach us.',
    updated: '{{today}}',
    date: '{{todayInWords}}',
  },
  {
    path: '/accessibility',
    title: 'Accessibility',
    description: 'How the site of {{legalName}} was tested for everybody, and what was not.',
    updated: '{{today}}',
    date: '{{todayInWords}}',
  },
]
