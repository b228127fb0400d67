import type { Solution } from '#domain/records/solution.ts'

export const solutionRecords: Record<string, () => Promise<Solution>> = {}
