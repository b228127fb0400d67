import type { FirestoreValue } from '#domain/firestore/firestore-value.ts'

/** https://firebase.google.com/docs/firestore/manage-data/data-types#value_type_ordering */
const typesInOrder = [
  'nullValue',
  'booleanValue',
  'number',
  'timestampValue',
  'stringValue',
  'bytesValue',
  'referenceValue',
  'geoPointValue',
  'arrayValue',
  'mapValue',
]

/** The place of a value's type among all; integers and doubles share one. */
export function typeOrder(value: FirestoreValue): number {
  const [type = ''] = Object.keys(value)
  return typesInOrder.indexOf(type === 'integerValue' || type === 'doubleValue' ? 'number' : type)
}

/**
 * Firestore's total order over values of all types; 0 means equal (1 and 1.0 are). Documents are
 * JSON: they hold no times, bytes or points, and one that is asked for stands by its type alone.
 */
export function compareValues(a: FirestoreValue, b: FirestoreValue): number {
  const byType = typeOrder(a) - typeOrder(b)
  if (byType !== 0) return byType
  if ('booleanValue' in a && 'booleanValue' in b) return +a.booleanValue - +b.booleanValue
  if ('stringValue' in a && 'stringValue' in b) return compareStrings(a.stringValue, b.stringValue)
  if ('referenceValue' in a && 'referenceValue' in b) {
    const parts = [a.referenceValue.split('/'), b.referenceValue.split('/')] as const
    return compareLists(...parts, compareStrings)
  }
  if ('arrayValue' in a && 'arrayValue' in b) {
    return compareLists(a.arrayValue.values ?? [], b.arrayValue.values ?? [], compareValues)
  }
  if ('mapValue' in a && 'mapValue' in b) {
    const entries = [sortedEntries(a), sortedEntries(b)] as const
    return compareLists(
      ...entries,
      (x, y) => compareStrings(x[0], y[0]) || compareValues(x[1], y[1]),
    )
  }
  return 'nullValue' in a ? 0 : compareNumbers(numberOf(a), numberOf(b))
}

/** Compares as Firestore does, by UTF-8 bytes, which is the order of code points. */
export function compareStrings(a: string, b: string): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b))
}

export function isNaNValue(value: FirestoreValue): boolean {
  return 'doubleValue' in value && Number.isNaN(Number(value.doubleValue))
}

/** NaN comes before all other numbers and equals itself. */
function compareNumbers(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return +Number.isNaN(b) - +Number.isNaN(a)
  return a < b ? -1 : a > b ? 1 : 0
}

function numberOf(value: FirestoreValue): number {
  return Number(
    'integerValue' in value ? value.integerValue : 'doubleValue' in value ? value.doubleValue : NaN,
  )
}

function compareLists<T>(
  a: readonly T[],
  b: readonly T[],
  compare: (x: T, y: T) => number,
): number {
  for (const [at, x] of a.entries()) {
    if (at >= b.length) return 1
    const order = compare(x, b[at] as T)
    if (order !== 0) return order
  }
  return a.length - b.length
}

function sortedEntries(value: Extract<FirestoreValue, { mapValue: unknown }>) {
  return Object.entries(value.mapValue.fields ?? {}).toSorted(([x], [y]) => compareStrings(x, y))
}
