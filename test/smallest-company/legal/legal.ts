import type { LegalHead } from '#domain/records/article.ts'

export const legalPages: LegalHead[] = [
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    description: 'What personal data the site of Quernel Valve Works handles, and how to reach us.',
    updated: '2026-02-01',
    date: 'February 1, 2026',
  },
]
