import { isDeepStrictEqual } from 'node:util'
import { createPause } from '#domain/memo/pause.ts'
import type { FirestoreValue } from '#domain/firestore/firestore-value.ts'
import { compareValues, isNaNValue, typeOrder } from './value-order.ts'
import { fieldValue, isDocumentName, type StoredRecord } from './stored-record.ts'
import type { Cursor, Order, Query, Filter } from './query.ts'

type Candidate = { record: StoredRecord; keys: FirestoreValue[] }

type Selection = Pick<Query, 'order' | 'startAt' | 'endAt' | 'offset' | 'limit'>

/** The documents that pass all filters. Other requests have their turn meanwhile. */
export async function matchingRecords(
  records: readonly StoredRecord[],
  filters: readonly Filter[],
): Promise<StoredRecord[]> {
  const pause = createPause()
  const matching: StoredRecord[] = []
  for (const record of records) {
    if (filters.every((filter) => matchesFilter(filter, fieldValue(record, filter.path)))) {
      matching.push(record)
    }
    await pause()
  }
  return matching
}

/**
 * The documents in an order, between cursors, and how many `offset` passed over. `records` must
 * be in the order of their names. Documents without one of the order's fields are left out.
 */
export function selectRecords(
  records: readonly StoredRecord[],
  query: Selection,
): { records: StoredRecord[]; skipped: number } {
  const { order, startAt, endAt, offset } = query
  const candidates = records.flatMap((record) => {
    const keys = orderKeys(record, order)
    return keys ? { record, keys } : []
  })
  const found = sorted(candidates, order)
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

/** Whether a document whose field holds `actual` (undefined: it lacks the field) passes. */
function matchesFilter(filter: Filter, actual: FirestoreValue | undefined): boolean {
  if (actual === undefined) return false
  const { operator, value } = filter
  switch (operator) {
    case 'IS_NULL':
      return 'nullValue' in actual
    case 'IS_NOT_NULL':
      return !('nullValue' in actual)
    case 'IS_NAN':
      return isNaNValue(actual)
    case 'IS_NOT_NAN':
      return !('nullValue' in actual) && !isNaNValue(actual)
    case 'EQUAL':
      return equal(actual, value)
    case 'NOT_EQUAL':
      return !('nullValue' in actual) && !equal(actual, value)
    case 'IN':
      return listOf(value).some((one) => equal(actual, one))
    case 'NOT_IN':
      return notIn(actual, listOf(value))
    case 'ARRAY_CONTAINS':
      return listOf(actual).some((item) => equal(item, value))
    case 'ARRAY_CONTAINS_ANY':
      return listOf(actual).some((item) => listOf(value).some((one) => equal(item, one)))
    default:
      // an order between types exists for sorting only
      return (
        typeOrder(actual) === typeOrder(value) &&
        comparisons[operator]!(compareValues(actual, value))
      )
  }
}

const comparisons: Partial<Record<Filter['operator'], (order: number) => boolean>> = {
  LESS_THAN: (order) => order < 0,
  LESS_THAN_OR_EQUAL: (order) => order <= 0,
  GREATER_THAN: (order) => order > 0,
  GREATER_THAN_OR_EQUAL: (order) => order >= 0,
}

/** Null neither passes `NOT_IN` nor lets anything else pass when it is in the list. */
function notIn(actual: FirestoreValue, list: FirestoreValue[]): boolean {
  if ('nullValue' in actual || list.some((one) => 'nullValue' in one)) return false
  return !list.some((one) => equal(actual, one))
}

/** Maps and lists without their order, which has to be found anew for each document. */
function equal(a: FirestoreValue, b: FirestoreValue): boolean {
  return 'mapValue' in a || 'arrayValue' in a ? isDeepStrictEqual(a, b) : compareValues(a, b) === 0
}

function listOf(value: FirestoreValue): FirestoreValue[] {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : []
}
