import type { PageHead } from '#domain/records/page-head.ts'

/** Of the tool that adds up a channel; undefined for a company that has none. */
export const lossBudgetHead: PageHead | undefined = {
  path: '/loss-budget',
  title: 'Loss budget',
  description:
    'Add up the loss of a fiber channel from real products: worst and typical case, joints counted once, mating checked, against the limit of a standard.',
}
