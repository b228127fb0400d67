import type { PageHead } from '#domain/records/page-head.ts'

export const quotePage: PageHead & { intro: string } = {
  path: '/quote',
  title: 'Request a quote',
  description: 'Prices by part number and quantity, answered by {{legalName}} within two days.',
  intro: 'Name the parts. We answer within two working days.',
}
