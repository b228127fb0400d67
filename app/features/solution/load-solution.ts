import { solutionRecords } from '#content/solutions/records.ts'
import type { Solution } from '#domain/records/solution.ts'

/** Undefined for a slug that is no solution's. */
export async function loadSolution(slug: string): Promise<Solution | undefined> {
  return Object.hasOwn(solutionRecords, slug) ? solutionRecords[slug]!() : undefined
}
