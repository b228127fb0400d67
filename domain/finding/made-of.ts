import type { Columns } from './columns.ts'
import type { Meaning } from './lexicon.ts'

/** The products that state one of these values. */
export function statingOne(
  columns: Columns,
  values: ReadonlyMap<string, ReadonlySet<string>>,
): Set<number> {
  const stating = new Set<number>()
  for (const [key, wanted] of values) {
    const { lists = [], at = [] } = columns.get(key) ?? {}
    const isOne = lists.map((list) =>
      list.some((value) => typeof value === 'string' && wanted.has(value)),
    )
    at.forEach((place, id) => isOne[place] && stating.add(id))
  }
  return stating
}

/**
 * 'Steel lamp' is each lamp that is of steel, where one type alone is called so and others of steel have
 * longer names: who says of what a thing is made and what it is names no type. `attributes` are those
 * that say what things are made of.
 */
export function widenByMaterial(
  meanings: ReadonlyMap<string, Meaning>,
  columns: Columns,
  attributes: readonly string[],
): void {
  if (attributes.length === 0) return
  const wider = [...meanings].flatMap(([key, meaning]): [Meaning, Set<number>][] => {
    const { kind, values } = meaning
    if (!kind || values) return []
    const words = key.split(' ')
    return words.slice(1).flatMap((_, before): [Meaning, Set<number>][] => {
      const material = meanings.get(words.slice(0, before + 1).join(' '))
      const thing = meanings.get(words.slice(before + 1).join(' '))
      if (!thing?.kind || !material?.values || material.isPiece || material.kind) return []
      if (!material.values.keys().every((one) => attributes.includes(one))) return []
      const all = thing.kind.intersection(statingOne(columns, material.values))
      // A name that only begins with such a word is no description.
      return kind.isSubsetOf(all) ? [[meaning, all]] : []
    })
  })
  for (const [meaning, all] of wider) meaning.kind = all
}
