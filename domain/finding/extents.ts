import { extentOf } from '#domain/catalogue/measure.ts'
import type { Columns } from './columns.ts'
import type { NamedKind } from './named-kinds.ts'

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

/** Smallest and largest figure that products of the kinds state of an attribute. */
export function extentAmong(
  columns: Columns,
  key: string,
  kinds: readonly Pick<NamedKind, 'members'>[],
): [number, number] | undefined {
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

/** Between them or all but there counts as there; beyond, in e-folds. */
export function distance(figure: number, [least, most]: [number, number]): number {
  const off = (a: number, b: number) =>
    a > 0 && b > 0 ? Math.log(a / b) : Math.abs(a - b) / Math.max(Math.abs(b), 1)
  const beyond = figure < least ? off(least, figure) : figure > most ? off(figure, most) : 0
  return beyond < around ? 0 : beyond
}

/** Sizes are said roundly, and a series may go on a little. */
const around = 0.25
