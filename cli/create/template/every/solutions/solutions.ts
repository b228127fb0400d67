import type { Solution, SolutionsIndex } from '#domain/records/solution.ts'

export const solutions: Solution[] = []
export const solutionsIndex: SolutionsIndex | undefined = undefined
