import { island } from '#app/islands/island.tsx'
import { comparison } from '#app/islands/store.ts'
import { CompareTray } from './compare-tray.tsx'

/** Where the tray of what is to be compared stands, once something is. */
export const ComparePlace = island('compare-tray', CompareTray, { stored: comparison.key })
