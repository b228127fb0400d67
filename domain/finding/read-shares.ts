import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import type { Lexicon } from './lexicon.ts'
import type { Item } from './read-items.ts'
import type { Requirement } from './requirement.ts'

/** Parts of a hundred, as records write them: 99/1. */
const ratio = /^(\d+(?:\.\d+)?)\s*[/:]\s*(\d+(?:\.\d+)?)$/

/** '1 %' and '10 percent' ask for what is divided so: 99/1, 90/10. */
export function createShareReader(
  definitions: readonly AttributeDefinition[],
  valuesOf: Lexicon['valuesOf'],
): (items: readonly Item[]) => Requirement[] {
  /** By share, the values of each attribute that hold it. */
  const shares = new Map<number, Map<string, Set<string>>>()
  for (const { key } of definitions) {
    for (const value of valuesOf(key)) {
      const [, ...written] = ratio.exec(value) ?? []
      const parts = written.map(Number)
      if (parts.length < 2 || parts[0]! + parts[1]! !== 100) continue
      for (const part of parts) {
        const held = shares.get(part) ?? new Map<string, Set<string>>()
        shares.set(part, held.set(key, (held.get(key) ?? new Set()).add(value)))
      }
    }
  }
  return (items) =>
    items.flatMap((item, at): Requirement[] => {
      const unit = items[at + 1]
      const values = unit?.type === 'unit' && unit.key === '%' && shares.get(item.number ?? NaN)
      if (!values) return []
      const says = `${item.number} %`
      const { from } = item
      return [
        { test: { type: 'values', values }, isGuess: false, not: false, says, from, to: unit.to },
      ]
    })
}
