import type { PageHead } from '#domain/records/page-head.ts'

export const lossBudgetHead: PageHead | undefined = undefined
