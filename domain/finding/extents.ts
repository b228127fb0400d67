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

/**
 * The attributes of which some product states a figure, or an interval that holds it; none where
 * the figure itself is nowhere stated.
 */
export function figures(columns: Columns) {
  const known = new Map<string, { points: Set<number>; spans: [number, number][] }>()
  const stated = new Set<number>()
  for (const [key, { lists }] of columns) {
    const points = new Set<number>()
    const spans = new Map<string, [number, number]>()
    for (const value of lists.flat()) {
      const extent = extentOf(value)
      if (!extent) continue
      const { min, max } = extent
      stated.add(min).add(max)
      if (min === max) points.add(min)
      else spans.set(`${min} ${max}`, [min, max])
    }
    if (points.size || spans.size) known.set(key, { points, spans: [...spans.values()] })
  }
  return (figure: number): readonly string[] => {
    if (!stated.has(figure)) return []
    return [...known].flatMap(([key, { points, spans }]) =>
      points.has(figure) || spans.some(([from, to]) => from <= figure && figure <= to) ? [key] : [],
    )
  }
}
