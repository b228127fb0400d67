import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/cells.ts'

type Documents = ReadonlyMap<string, Record<string, unknown>>

export type Change = {
  kind: 'add' | 'change' | 'remove'
  id: string
  /** The top-level fields that differ; empty for added and removed documents. */
  fields: string[]
}

/** What makes `to` of `from`, by id. The order of fields is no difference; that of lists is. */
export function diffDocuments(from: Documents, to: Documents): Change[] {
  return [...new Set([...from.keys(), ...to.keys()])].sort().flatMap((id): Change[] => {
    const before = from.get(id)
    const after = to.get(id)
    if (!before) return [{ kind: 'add', id, fields: [] }]
    if (!after) return [{ kind: 'remove', id, fields: [] }]
    const fields = differing(before, after)
    return fields.length > 0 ? [{ kind: 'change', id, fields }] : []
  })
}

/** One line per change, and one that sums them up. */
export function describeChanges(changes: readonly Change[]): string[] {
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length
  return [
    ...changes.map(({ kind, id, fields }) =>
      fields.length > 0
        ? `${texts.kinds[kind].padEnd(6)} ${id}: ${fields.join(', ')}`
        : `${texts.kinds[kind].padEnd(6)} ${id}`,
    ),
    fillIn(texts.changeSum, {
      added: count('add'),
      changed: count('change'),
      removed: count('remove'),
    }),
  ]
}

function differing(a: Record<string, unknown>, b: Record<string, unknown>): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((key) => Object.hasOwn(a, key) !== Object.hasOwn(b, key) || !same(a[key], b[key]))
    .sort()
}

/** Not node's isDeepStrictEqual: a file written by `pull` says 0 for -0, and would differ for ever. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  // A Timestamp or the like is never what JSON holds.
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(Reflect.get(a, key), Reflect.get(b, key)))
  )
}
