import { useEffect, useSyncExternalStore } from 'react'
import type { Units } from './range-words.ts'

/**
 * The visitor's units, as the specification of a product has them, and how to choose others.
 * `needed` says that something is shown in both; the code comes then.
 */
export function useUnits(needed: boolean): [Units, (units: Units) => void] {
  const units = useSyncExternalStore(watch, shown, () => undefined)
  useEffect(() => {
    if (needed && !shown()) void show()
  }, [needed])
  return [units === 'us' ? 'us' : 'metric', (chosen) => void show(chosen)]
}

const show = async (chosen?: Units) =>
  (await import('#app/islands/unit-choice.ts')).showUnits(chosen)

/** The mark of the document that style sheets go by, too. */
const shown = () => document.documentElement.dataset.units

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-units'] })
  return () => observer.disconnect()
}
