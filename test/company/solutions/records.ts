import type { Solution } from '#domain/records/solution.ts'

export const solutionRecords: Record<string, () => Promise<Solution>> = {
  water: async () => (await import('./water.ts')).water,
  'compressed-air': async () => (await import('./compressed-air.ts')).compressedAir,
  plant: async () => (await import('./plant.ts')).plant,
}
