import { useMemo, useSyncExternalStore } from 'react'
import { island } from '#app/islands/island.tsx'
import { comparison } from '#app/islands/store.ts'
import { onDemand } from '#app/ui/on-demand.tsx'
import { readChosen } from '#domain/deciding/chosen-products.ts'

// Its styles come with its code: on most pages nothing is chosen.
const ChosenTray = onDemand(async () => (await import('./chosen-tray.tsx')).ChosenTray)

/** The tray of what is to be compared, once something is. */
export function CompareTray() {
  // Empty on the server and while the tray hydrates.
  const stored = useSyncExternalStore(comparison.subscribe, comparison.read, () => '')
  const chosen = useMemo(() => readChosen(stored), [stored])
  return chosen.length > 0 && <ChosenTray chosen={chosen} />
}

/** Where the tray stands. */
export const ComparePlace = island('compare-tray', CompareTray, { stored: [comparison.key] })
