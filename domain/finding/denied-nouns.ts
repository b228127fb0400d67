import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as reading from '#texts/reading.ts'
import type { Columns } from './columns.ts'
import type { Place } from './places.ts'
import type { Item } from './read-items.ts'
import type { Requirement } from './requirement.ts'
import { dimensionOf } from './units.ts'

/** More than none of what is counted. */
const some = 1e-9
/** What more of the products state tells none apart: 'no sockets' is meant of none in a trade of sockets. */
const maxStatingShare = 0.3

/** How a record says that it has none. */
const nothing = /^(?:none|no|without|[-–—])$/i

/** 'No splices', 'without any trays', 'no connector': what states such a count, or such a thing, is not wanted. */
export function createDeniedNounReader(
  definitions: readonly AttributeDefinition[],
  columns: Columns,
) {
  const counted = rarelyCounted(definitions, columns)
  // 'Without connector': where a record can say that it has none, all else has one.
  const having = new Map<string, Set<string>>()
  for (const [key, { lists }] of columns) {
    const texts = new Set(lists.flat().filter((value) => typeof value === 'string'))
    const none = [...texts].filter((value) => nothing.test(value))
    for (const one of none) texts.delete(one)
    if (none.length && texts.size) having.set(key, texts)
  }
  return (items: readonly Item[], places: readonly Place[]): Requirement[] =>
    items.flatMap((item, at): Requirement[] => {
      const { nouns = [], word, kind, values } = item.meaning ?? {}
      if (!places[at]!.isDenied || nouns.length === 0 || (word ?? kind ?? values)) return []
      if (items[at - 1]?.type === 'number' || items[at + 1]?.type === 'number') return []
      const { from, to } = item
      const says = fillIn(reading.no, { what: item.text })
      const others = new Map(
        nouns.flatMap((key) => (having.has(key) ? [[key, having.get(key)!]] : [])),
      )
      // 'Without LC connectors' is without LC.
      if (others.size > 0 && items[at - 1]?.meaning?.word)
        return [
          { test: { type: 'values', values: others }, isGuess: false, not: true, says, from, to },
        ]
      const keys = nouns.filter((key) => counted.has(key))
      if (keys.length === 0) return []
      const bounds = keys.map((key) => ({ key, low: some }))
      return [
        {
          test: { type: 'number', bounds, wanted: 1 },
          isGuess: false,
          not: true,
          says,
          from,
          to,
        },
      ]
    })
}

/** What is counted, and few of the products state. */
export function rarelyCounted(
  definitions: readonly AttributeDefinition[],
  columns: Columns,
): ReadonlySet<string> {
  const isRare = (key: string) => {
    const { at } = columns.get(key) ?? { at: new Uint16Array() }
    return at.filter((place) => place !== 0).length <= at.length * maxStatingShare
  }
  return new Set(
    definitions.flatMap(({ key, unit }) =>
      unit && !dimensionOf(unit.toLowerCase()) && isRare(key) ? key : [],
    ),
  )
}
