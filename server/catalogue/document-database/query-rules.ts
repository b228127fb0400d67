import { formatFieldPath } from '#domain/firestore/field-path.ts'
import type { FirestoreValue } from '#domain/firestore/firestore-value.ts'
import { compareStrings } from './value-order.ts'
import { invalidArgument } from './firestore-error.ts'
import { isDocumentName } from './stored-record.ts'
import type { Filter, Operator, Order } from './query.ts'

/** https://firebase.google.com/docs/firestore/query-data/queries#limitations */
const maxDisjunctions = 30
const maxNotIn = 10
const maxFilters = 100
/** https://firebase.google.com/docs/firestore/quotas#limits_for_indexes */
const maxIndexedBytes = 1500

const inequalities: ReadonlySet<Operator> = new Set<Operator>([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
])

/** Refuses what Firestore refuses because it takes too long. */
export function checkFilters(filters: readonly Filter[]): void {
  if (filters.length > maxFilters) throw invalidArgument('A query may have 100 filters at most.')
  for (const filter of filters) checkFilter(filter)
  const disjunctions = filters.reduce((product, filter) => product * alternatives(filter), 1)
  if (disjunctions > maxDisjunctions) {
    throw invalidArgument(
      `The query has ${disjunctions} disjunctions, more than the ${maxDisjunctions} allowed.`,
    )
  }
}

/**
 * The full order of a query. Firestore appends the fields with inequality filters in the
 * order of their names, then `__name__`, in the direction of the last order given (see
 * `order_by` in google/firestore/v1/query.proto).
 */
export function completeOrder(given: readonly Order[], filters: readonly Filter[]): Order[] {
  const order = [...given]
  const ordered = new Set(order.map(({ path }) => formatFieldPath(path)))
  if (ordered.size < order.length) throw invalidArgument('A field cannot be ordered by twice.')
  const descending = order.at(-1)?.descending ?? false
  const paths = filters
    .filter(({ operator }) => inequalities.has(operator))
    .map(({ path }) => ({ path, text: formatFieldPath(path) }))
    .sort((a, b) => compareStrings(a.text, b.text))
  for (const { path, text } of [...paths, { path: ['__name__'], text: '__name__' }]) {
    if (!ordered.has(text)) order.push({ path, descending })
    ordered.add(text)
  }
  return order
}

function checkFilter({ path, operator, value }: Filter): void {
  const takesList = operator === 'IN' || operator === 'NOT_IN' || operator === 'ARRAY_CONTAINS_ANY'
  const values = 'arrayValue' in value ? (value.arrayValue.values ?? []) : undefined
  if (takesList) {
    if (!values?.length) throw invalidArgument(`'${operator}' requires an non-empty ArrayValue.`)
    const most = operator === 'NOT_IN' ? maxNotIn : maxDisjunctions
    if (values.length > most) {
      throw invalidArgument(`'${operator}' supports up to ${most} comparison values.`)
    }
  }
  const compared = takesList ? (values ?? []) : [value]
  for (const one of compared) checkSize(one, formatFieldPath(path))
  const unary = operator.startsWith('IS_')
  if (isDocumentName(path) && !unary && !compared.every((one) => 'referenceValue' in one)) {
    throw invalidArgument('__key__ filter value must be a Key')
  }
}

/** Refuses a value that is too large to be compared with each document. */
export function checkSize(value: FirestoreValue, property: string): void {
  if (Buffer.byteLength(JSON.stringify(value)) <= maxIndexedBytes) return
  throw invalidArgument(
    `The value of property "${property}" is longer than ${maxIndexedBytes} bytes.`,
  )
}

function alternatives({ operator, value }: Filter): number {
  const many = operator === 'IN' || operator === 'ARRAY_CONTAINS_ANY'
  return many && 'arrayValue' in value ? (value.arrayValue.values?.length ?? 1) : 1
}
