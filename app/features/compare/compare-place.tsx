import { onDemand } from '#app/ui/on-demand.tsx'
import { useChoice } from './use-choice.ts'
import { useCompareLinks } from './use-compare-links.ts'

// Comes with the first product that is chosen.
const CompareTray = onDemand(async () => (await import('./compare-tray.tsx')).CompareTray, {
  failing: () => 'over',
})

/** Where the tray of what is to be compared stands, once something is. */
export function ComparePlace() {
  const choice = useChoice()
  useCompareLinks()
  return choice && <CompareTray asked={choice} choice={choice} />
}
