import type { LegalHead } from '#domain/records/article.ts'

export const legalPages: LegalHead[] = [
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    description:
      'What personal data the website of Verrane Fiber & Photonics handles, which cookies it uses, and how to reach us about it.',
    updated: '2025-04-30',
    date: 'April 30, 2025',
    phoneHead: 'positive',
  },
  {
    path: '/accessibility',
    title: 'Accessibility statement',
    description:
      'How far the website of Verrane Fiber & Photonics can be used by everybody, what was tested and what was not, and how to tell us.',
    updated: '2026-11-22',
    date: 'November 22, 2026',
    phoneHead: 'positive',
  },
]
