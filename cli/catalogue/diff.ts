import { isEqual } from '#domain/sheets/merge-record.ts'
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

/** What to do of the differences: what is gone stays, and is counted, unless it is to be removed. */
export function chooseChanges(
  differences: readonly Change[],
  { removes, isGone }: { removes: boolean; isGone: (id: string) => boolean },
): { changes: Change[]; kept: number } {
  const gone = differences.filter(({ kind, id }) => kind === 'remove' && isGone(id))
  const others = differences.filter(({ kind }) => kind !== 'remove')
  return removes
    ? { changes: [...others, ...gone], kept: 0 }
    : { changes: others, kept: gone.length }
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
    .filter((key) => Object.hasOwn(a, key) !== Object.hasOwn(b, key) || !isEqual(a[key], b[key]))
    .sort()
}
