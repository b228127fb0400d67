import type { PageHead } from '#content/page-head.ts'

/** A legal page; its text lies beside this file, under the path's name. */
export type LegalHead = PageHead & {
  /** ISO 8601. */
  updated: string
  /** The same date as it is shown. */
  date: string
  /** On phones the page's head stands on this ground. */
  phoneHead?: 'positive'
}

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
]
