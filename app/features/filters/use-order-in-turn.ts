import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '#app/lib/after-paint.ts'

/** More than the widest bar shows. */
const inSight = 14

/**
 * Of an order that changes those in sight at once, and the others once these are painted: to move eighty buttons
 * takes as long as to show what was asked for. Until then they stand as they did.
 */
export function useOrderInTurn(keys: readonly string[]): readonly string[] {
  const joined = keys.join('\n')
  const [painted, setPainted] = useState(joined)
  useEffect(() => {
    if (joined !== painted) return afterPaint(() => startTransition(() => setPainted(joined)))
  }, [joined, painted])
  if (joined === painted) return keys
  const first = keys.slice(0, inSight)
  return [...first, ...painted.split('\n').filter((key) => !first.includes(key))]
}
