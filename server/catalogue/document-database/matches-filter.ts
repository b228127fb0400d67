import type { FirestoreValue } from '#domain/firestore/firestore-value.ts'
import { compareValues, isNaNValue, typeOrder } from './value-order.ts'
import type { Filter } from './query.ts'

/** Whether a document whose field holds `actual` (undefined: it lacks the field) passes. */
export function matchesFilter(filter: Filter, actual: FirestoreValue | undefined): boolean {
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
        typeOrder(actual) === typeOrder(value) && within(operator, compareValues(actual, value))
      )
  }
}

function within(operator: Filter['operator'], order: number): boolean {
  switch (operator) {
    case 'LESS_THAN':
      return order < 0
    case 'LESS_THAN_OR_EQUAL':
      return order <= 0
    case 'GREATER_THAN':
      return order > 0
    default:
      return order >= 0
  }
}

/** Null neither passes `NOT_IN` nor lets anything else pass when it is in the list. */
function notIn(actual: FirestoreValue, list: FirestoreValue[]): boolean {
  if ('nullValue' in actual || list.some((one) => 'nullValue' in one)) return false
  return !list.some((one) => equal(actual, one))
}

function equal(a: FirestoreValue, b: FirestoreValue): boolean {
  return compareValues(a, b) === 0
}

function listOf(value: FirestoreValue): FirestoreValue[] {
  return 'arrayValue' in value ? (value.arrayValue.values ?? []) : []
}
