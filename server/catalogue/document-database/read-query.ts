import { checkFilters, checkSize, completeOrder } from './query-rules.ts'
import {
  fieldOperators,
  unaryOperators,
  type Cursor,
  type Filter,
  type Order,
  type Query,
} from './query.ts'
import { invalidArgument } from './firestore-error.ts'
import { isDocumentName } from './stored-record.ts'
import { invalidValue, readEnum, readField, readInteger } from './request-message.ts'
import { checkFieldCount, readList, readMessage, readValue } from './request-message.ts'

const directions = { DIRECTION_UNSPECIFIED: 0, ASCENDING: 1, DESCENDING: 2 } as const
const maxFilterDepth = 20

/**
 * Reads a StructuredQuery message. Throws Firestore's INVALID_ARGUMENT for what is malformed
 * and for what this database does not do: OR, collection groups, nearest neighbours.
 */
export function readQuery(json: unknown): Query {
  const at = 'structured_query'
  const query = readMessage(json, at, [
    'select',
    'from',
    'where',
    'orderBy',
    'startAt',
    'endAt',
    'offset',
    'limit',
    'findNearest',
  ])
  if (query.findNearest !== undefined) throw unsupported('vector queries')
  const filters = query.where === undefined ? [] : readFilter(query.where, `${at}.where`)
  checkFilters(filters)
  const orders = readList(query.orderBy, `${at}.order_by`)
  checkFieldCount(orders, `${at}.order_by`)
  const given = orders.map((item) => readOrder(item, at))
  const order = completeOrder(given, filters)
  return {
    collection: readFrom(query.from, `${at}.from`),
    select: readSelect(query.select, `${at}.select`),
    filters,
    order,
    startAt: readCursor(query.startAt, `${at}.start_at`, order),
    endAt: readCursor(query.endAt, `${at}.end_at`, order),
    offset: notNegative(readInteger(query.offset, `${at}.offset`), 'offset') ?? 0,
    limit: notNegative(readInteger(query.limit, `${at}.limit`), 'limit'),
  }
}

function readFrom(json: unknown, at: string): string {
  const [selector, ...others] = readList(json, at)
  if (selector === undefined) throw invalidArgument('A query must name one collection in `from`.')
  if (others.length > 0)
    throw invalidArgument('StructuredQuery.from cannot have more than one collection selector.')
  const { collectionId, allDescendants } = readMessage(selector, at, [
    'collectionId',
    'allDescendants',
  ])
  if (allDescendants !== undefined && allDescendants !== false)
    throw unsupported('collection group queries')
  if (typeof collectionId !== 'string' || collectionId === '')
    throw invalidValue(`${at}.collection_id`, collectionId)
  return collectionId
}

/** An empty projection means all fields, as in Firestore. */
function readSelect(json: unknown, at: string): Query['select'] {
  if (json === undefined) return undefined
  const fields = readList(readMessage(json, at, ['fields']).fields, `${at}.fields`)
  checkFieldCount(fields, `${at}.fields`)
  return fields.length > 0 ? fields.map((field) => readField(field, `${at}.fields`)) : undefined
}

/** The field filters of a filter that joins them all by AND. */
function readFilter(json: unknown, at: string, depth = 0): Filter[] {
  if (depth > maxFilterDepth) throw invalidArgument('The filter is nested too deeply.')
  const { compositeFilter, fieldFilter, unaryFilter, ...others } = readMessage(json, at, [
    'compositeFilter',
    'fieldFilter',
    'unaryFilter',
  ])
  const given = [compositeFilter, fieldFilter, unaryFilter].filter((one) => one !== undefined)
  if (given.length !== 1) throw invalidValue(at, { ...others })
  if (compositeFilter !== undefined)
    return readComposite(compositeFilter, `${at}.composite_filter`, depth)
  return [
    fieldFilter === undefined
      ? readUnary(unaryFilter, `${at}.unary_filter`)
      : readComparison(fieldFilter, `${at}.field_filter`),
  ]
}

function readComposite(json: unknown, at: string, depth: number): Filter[] {
  const { op, filters } = readMessage(json, at, ['op', 'filters'])
  const operator = readEnum(op, `${at}.op`, { AND: 1, OR: 2 })
  if (operator === 'OR') throw unsupported('filters joined by OR')
  const list = readList(filters, `${at}.filters`)
  if (list.length === 0) throw invalidArgument('A composite filter must have at least one filter.')
  return list.flatMap((filter, index) => readFilter(filter, `${at}.filters[${index}]`, depth + 1))
}

function readComparison(json: unknown, at: string): Filter {
  const { field, op, value } = readMessage(json, at, ['field', 'op', 'value'])
  return {
    path: readField(field, `${at}.field`),
    operator: readEnum(op, `${at}.op`, fieldOperators),
    value: readValue(value, `${at}.value`),
  }
}

function readUnary(json: unknown, at: string): Filter {
  const { field, op } = readMessage(json, at, ['field', 'op'])
  return {
    path: readField(field, `${at}.field`),
    operator: readEnum(op, `${at}.op`, unaryOperators),
    value: { nullValue: null },
  }
}

function readOrder(json: unknown, parent: string): Order {
  const at = `${parent}.order_by`
  const { field, direction = 'ASCENDING' } = readMessage(json, at, ['field', 'direction'])
  return {
    path: readField(field, `${at}.field`),
    descending: readEnum(direction, `${at}.direction`, directions) === 'DESCENDING',
  }
}

function readCursor(json: unknown, at: string, order: Order[]): Cursor | undefined {
  if (json === undefined) return undefined
  const { values: list, before = false } = readMessage(json, at, ['values', 'before'])
  const values = readList(list, `${at}.values`).map((value) => readValue(value, `${at}.values`))
  if (typeof before !== 'boolean') throw invalidValue(`${at}.before`, before)
  if (values.length > order.length) throw invalidArgument('Cursor has too many values.')
  for (const [index, value] of values.entries()) {
    const path = order[index]?.path
    checkSize(value, at)
    if (path && isDocumentName(path) && !('referenceValue' in value)) {
      throw invalidArgument('The cursor value for __name__ must be a reference to a document.')
    }
  }
  return values.length > 0 ? { values, before } : undefined
}

function notNegative(number: number | undefined, what: string): number | undefined {
  if (number !== undefined && number < 0) throw invalidArgument(`${what} is negative`)
  return number
}

function unsupported(what: string) {
  return invalidArgument(`The embedded document database does not do ${what}.`)
}
