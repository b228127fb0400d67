import { isDeepStrictEqual } from 'node:util'
import { createPause } from '#domain/memo/pause.ts'
import type { FirestoreValue } from '#domain/firestore/firestore-value.ts'
import { compareValues, isNaNValue, typeOrder } from './value-order.ts'
import type { FieldPath } from '#domain/firestore/field-path.ts'
import type { SourceDocument } from './folder-source.ts'
import { fieldValue, isDocumentName } from './stored-record.ts'
import type { Cursor, Order, Query, Filter } from './query.ts'

type Candidate = { record: SourceDocument; keys: FirestoreValue[] }

/**
 * The documents that pass all filters, in the query's order, between its cursors, and how many
 * `offset` passed over. `records` must be in the order of their ids. Documents without one of the
 * order's fields are left out. Other requests have their turn meanwhile.
 */
export async function runQuery(
  records: readonly SourceDocument[],
  { filters, order, startAt, endAt, offset, limit }: Query,
  root: string,
): Promise<{ records: SourceDocument[]; skipped: number }> {
  const pause = createPause()
  const candidates: Candidate[] = []
  for (const record of records) {
    const valueAt = (path: FieldPath) => fieldValue(record, path, root)
    const keys = order.flatMap(({ path }) => valueAt(path) ?? [])
    const isWhole = keys.length === order.length
    if (isWhole && filters.every((filter) => matchesFilter(filter, valueAt(filter.path)))) {
      candidates.push({ record, keys })
    }
    await pause()
  }
  const found = sorted(candidates, order)
    .filter(({ keys }) => !startAt || position(keys, startAt, order) >= 0)
    .filter(({ keys }) => !endAt || position(keys, endAt, order) < 0)
  const end = limit === undefined ? found.length : offset + limit
  return {
    records: found.slice(offset, end).map(({ record }) => record),
    skipped: Math.min(offset, found.length),
  }
}

function sorted(found: Candidate[], order: Order[]): Candidate[] {
  const [first] = order
  // They come in the order of their ids.
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
