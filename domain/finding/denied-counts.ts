import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import type { Columns } from './columns.ts'
import type { Place } from './places.ts'
import type { Item } from './read-items.ts'
import type { Requirement } from './requirement.ts'
import { dimensionOf } from './units.ts'

/** More than none of what is counted. */
const some = 1e-9
/** What more of the products state tells none apart: 'no sockets' is meant of none in a trade of sockets. */
const mostStating = 0.3

/** 'No splices', 'without any trays': what states such a count is not wanted. */
export function createDeniedCountReader(
  definitions: readonly AttributeDefinition[],
  columns: Columns,
) {
  const isRare = (key: string) => {
    const { at } = columns.get(key) ?? { at: new Uint16Array() }
    return at.filter((place) => place !== 0).length <= at.length * mostStating
  }
  const counted = new Set(
    definitions.flatMap(({ key, unit }) =>
      unit && !dimensionOf(unit.toLowerCase()) && isRare(key) ? key : [],
    ),
  )
  return (items: readonly Item[], places: readonly Place[]): Requirement[] =>
    items.flatMap((item, at): Requirement[] => {
      const { nouns = [], word, kind, values } = item.meaning ?? {}
      const keys = nouns.filter((key) => counted.has(key))
      if (!places[at]!.isDenied || keys.length === 0 || (word ?? kind ?? values)) return []
      if (items[at - 1]?.type === 'number' || items[at + 1]?.type === 'number') return []
      const bounds = keys.map((key) => ({ key, low: some }))
      return [
        {
          test: { type: 'number', bounds, wanted: 1 },
          isGuess: false,
          not: true,
          says: `no ${item.text}`,
          from: item.from,
          to: item.to,
        },
      ]
    })
}
