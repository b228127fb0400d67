import type { BeadPage } from '#domain/records/bead.ts'

export const beadPage: BeadPage | undefined = undefined
