import { extentOf } from '#domain/catalogue/measure.ts'
import type { Columns } from './columns.ts'
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
    const extent = extentAmong(key)
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

  /** Smallest and largest figure that products of the kinds state. */
  function extentAmong(key: string): [number, number] | undefined {
    const column = columns.get(key)
    if (!column) return undefined
    const places = new Set<number>()
    for (const { members } of kinds) for (const id of members) places.add(column.at[id]!)
    let [least, most] = [Infinity, -Infinity]
    for (const place of places) {
      for (const value of column.lists[place]!) {
        const extent = extentOf(value)
        if (!extent) continue
        least = Math.min(least, extent.min)
        most = Math.max(most, extent.max)
      }
    }
    return least <= most ? [least, most] : undefined
  }
}

const isLeast = ({ low, high }: Bounds) => low !== undefined && high === undefined
const isMost = ({ low, high }: Bounds) => low === undefined && high !== undefined

/** Between them or all but there counts as there; beyond, in e-folds. */
function distance(figure: number, [least, most]: [number, number]): number {
  const off = (a: number, b: number) =>
    a > 0 && b > 0 ? Math.log(a / b) : Math.abs(a - b) / Math.max(Math.abs(b), 1)
  const beyond = figure < least ? off(least, figure) : figure > most ? off(figure, most) : 0
  return beyond < around ? 0 : beyond
}

/** Sizes are said roundly, and a series may go on a little. */
const around = 0.25
/** A figure that is seven times as large is of something else. */
const far = 2
