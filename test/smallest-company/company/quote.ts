import type { PageHead } from '#domain/records/page-head.ts'

export const quotePage: PageHead & { intro: string } = {
  path: '/quote',
  title: 'Request a quote',
  description: 'Prices by part number and quantity, answered by the works within two days.',
  intro: 'Name the parts. The works answers within a day.',
}
