import type { PageHead } from '#domain/records/page-head.ts'

export const lossBudgetHead: PageHead | undefined = {
  path: '/loss-budget',
  title: 'Load of a line',
  description: 'What a line of valves, gauges and pipe weighs, and whether its brackets bear it.',
}
