import type { FirestoreValue } from '#domain/firestore/firestore-value.ts'
import { compareValues } from './value-order.ts'
import { matchesFilter } from './matches-filter.ts'
import { fieldValue, isDocumentName, type StoredRecord } from './stored-record.ts'
import type { Cursor, Order, Query } from './query.ts'

type Candidate = { record: StoredRecord; keys: FirestoreValue[] }

type Selection = Pick<Query, 'filters' | 'order' | 'startAt' | 'endAt' | 'offset' | 'limit'>

/**
 * The documents a query selects, in its order, and how many `offset` passed over. `records`
 * must be in the order of their names. Documents without one of the order's fields are left out.
 */
export function runQuery(
  records: readonly StoredRecord[],
  query: Selection,
): { records: StoredRecord[]; skipped: number } {
  const { order, startAt, endAt, offset } = query
  const matching = records.filter((record) =>
    query.filters.every((filter) => matchesFilter(filter, fieldValue(record, filter.path))),
  )
  const found = sorted(candidates(matching, order), order)
    .filter(({ keys }) => !startAt || position(keys, startAt, order) >= 0)
    .filter(({ keys }) => !endAt || position(keys, endAt, order) < 0)
  const end = query.limit === undefined ? found.length : offset + query.limit
  return {
    records: found.slice(offset, end).map(({ record }) => record),
    skipped: Math.min(offset, found.length),
  }
}

/** The values by which a document is ordered; undefined when it lacks one of the fields. */
export function orderKeys(record: StoredRecord, order: Order[]): FirestoreValue[] | undefined {
  const keys: FirestoreValue[] = []
  for (const { path } of order) {
    const value = fieldValue(record, path)
    if (value === undefined) return undefined
    keys.push(value)
  }
  return keys
}

function candidates(records: readonly StoredRecord[], order: Order[]): Candidate[] {
  return records.flatMap((record) => {
    const keys = orderKeys(record, order)
    return keys ? { record, keys } : []
  })
}

function sorted(found: Candidate[], order: Order[]): Candidate[] {
  const [first] = order
  // they come in the order of their names
  if (first && isDocumentName(first.path)) return first.descending ? found.reverse() : found
  return found.sort((a, b) => compareKeys(a.keys, b.keys, order))
}

function compareKeys(a: FirestoreValue[], b: readonly FirestoreValue[], order: Order[]): number {
  for (const [at, other] of b.entries()) {
    const key = a[at]
    const compared = key === undefined ? 0 : compareValues(key, other)
    if (compared !== 0) return order[at]?.descending ? -compared : compared
  }
  return 0
}

/** Below zero before the cursor, else above: a cursor lies between documents. */
function position(keys: FirestoreValue[], cursor: Cursor, order: Order[]): number {
  return compareKeys(keys, cursor.values, order) || (cursor.before ? 1 : -1)
}
