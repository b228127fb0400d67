import type { Columns } from './columns.ts'
import { distance, extentAmong } from './extents.ts'
import type { NamedKind } from './named-kinds.ts'
import type { Bounds, Requirement } from './requirement.ts'

/**
 * Which of several attributes a figure is of that no word tells apart, where more is better of some
 * and less of others: of those that products of
 * the kind state, the ones whose figures there lie around it, else the nearest. 38 dB are a
 * detector's range, 0.4 dB a joint's loss.
 */
export function meantAttributes(
  requirement: Requirement,
  kinds: readonly NamedKind[],
  columns: Columns,
): Requirement {
  const { test } = requirement
  if (test.type !== 'number' || kinds.length === 0) return requirement
  if (!test.bounds.every(({ says }) => says !== undefined)) return requirement
  const apart = test.bounds.map(({ key, low, high }) => {
    const extent = extentAmong(columns, key, kinds)
    return extent ? distance(low ?? high!, extent) : Infinity
  })
  const least = Math.min(...apart)
  if (least === Infinity) return requirement
  // Of two sizes either will do; nobody means more of one and less of another.
  const isMixed = test.bounds.some(isLeast) && test.bounds.some(isMost)
  if (!isMixed && !test.bounds.every(isMost)) return requirement
  const bounds = test.bounds.filter((_, i) => (isMixed ? apart[i] === least : apart[i]! < far))
  if (bounds.length === 0 || bounds.length === test.bounds.length) return requirement
  const says = new Set(bounds.map((one) => one.says!))
  return {
    ...requirement,
    test: { ...test, bounds },
    ...(says.size === 1 && { says: bounds[0]!.says! }),
  }
}

const isLeast = ({ low, high }: Bounds) => low !== undefined && high === undefined
const isMost = ({ low, high }: Bounds) => low === undefined && high !== undefined

/** A figure that is seven times as large is of something else. */
const far = 2
