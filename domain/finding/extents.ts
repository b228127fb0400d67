import { extentOf } from '#domain/catalogue/measure.ts'
import type { Columns } from './columns.ts'

/** By attribute, the smallest and the largest figure that any product states. */
export function extents(columns: Columns) {
  const known = new Map<string, [number, number]>()
  for (const [key, { lists }] of columns) {
    const found = lists.flat().flatMap((value) => extentOf(value) ?? [])
    if (found.length === 0) continue
    const [low, high] = [Infinity, -Infinity]
    known.set(
      key,
      found.reduce<[number, number]>(
        ([least, most], { min, max }) => [Math.min(least, min), Math.max(most, max)],
        [low, high],
      ),
    )
  }
  return (key: string) => known.get(key)
}
