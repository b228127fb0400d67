import type { LossBudget } from '#domain/records/loss-budget.ts'

export const lossBudget: LossBudget | undefined = undefined
