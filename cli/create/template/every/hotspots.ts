import type { Hotspot } from '#domain/records/hotspot.ts'

export const hotspots: Record<string, Hotspot[]> = {}
