import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '#app/ui/use-after-paint.ts'

/** More than the widest bar shows. */
const inSight = 14

/**
 * Of an order that changes those in sight at once, and the others once these are painted: to move eighty buttons
 * takes as long as to show what was asked for. Until then they stand as they did.
 */
export function useOrderInTurn(keys: readonly string[]): readonly string[] {
  const [painted, setPainted] = useState(keys)
  const joined = keys.join(' ')
  const isPainted = joined === painted.join(' ')
  useEffect(() => {
    if (isPainted) return
    return afterPaint(() => startTransition(() => setPainted(keys)))
    // oxlint-disable-next-line react/exhaustive-deps -- the same keys are another array
  }, [joined, isPainted])
  if (isPainted) return keys
  const first = keys.slice(0, inSight)
  return [...first, ...painted.filter((key) => !first.includes(key))]
}
