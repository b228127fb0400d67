import type { FamilyMention } from '#domain/records/solution.ts'

/** The solution pages call the family of frames by its first name. */
export const frames: FamilyMention = { name: 'Fiber Distribution Frames', label: 'Frames' }
