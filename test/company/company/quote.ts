import type { PageHead } from '#domain/records/page-head.ts'

export const quotePage: PageHead & { intro: string } = {
  path: '/quote',
  title: 'Request a quote',
  description: 'Prices of valves, hoses and gauges, by part number and quantity.',
  intro: 'Name the parts. The works answers within a day.',
}
