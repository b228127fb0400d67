import * as z from 'zod'
import { formatFieldPath } from '#domain/firestore/field-path.ts'
import { invalidArgument } from './firestore-error.ts'
import { checkFilters, checkSize, completeOrder } from './query-rules.ts'
import {
  fieldOperators,
  unaryOperators,
  type Cursor,
  type Filter,
  type Order,
  type Query,
} from './query.ts'
import { enumOf, Field, listOf, readMessage, Value } from './request-message.ts'
import { isDocumentName } from './stored-record.ts'

const directions = { DIRECTION_UNSPECIFIED: 0, ASCENDING: 1, DESCENDING: 2 } as const
const maxFilterDepth = 20

const Collection = z.strictObject({
  collectionId: z.string().min(1),
  allDescendants: z.boolean().default(false),
})
const OrderMessage = z
  .strictObject({ field: Field, direction: enumOf(directions).default('ASCENDING') })
  .transform(({ field, direction }): Order => ({
    path: field,
    descending: direction === 'DESCENDING',
  }))
const CursorMessage = z.strictObject({ values: listOf(Value), before: z.boolean().default(false) })
const count = z.int().min(0, 'it is negative').optional()

const QueryMessage = z.strictObject({
  select: z.strictObject({ fields: listOf(Field) }).optional(),
  from: listOf(Collection),
  where: z.unknown().optional(),
  orderBy: listOf(OrderMessage),
  startAt: CursorMessage.optional(),
  endAt: CursorMessage.optional(),
  offset: count,
  limit: count,
  findNearest: z.unknown().optional(),
})

/** One of the three. */
const FilterMessage = z.strictObject({
  compositeFilter: z
    .strictObject({ op: enumOf({ AND: 1, OR: 2 }), filters: z.array(z.unknown()) })
    .optional(),
  fieldFilter: z
    .strictObject({ field: Field, op: enumOf(fieldOperators), value: Value })
    .optional(),
  unaryFilter: z.strictObject({ field: Field, op: enumOf(unaryOperators) }).optional(),
})

/**
 * Reads a StructuredQuery message. Throws Firestore's INVALID_ARGUMENT for what is malformed
 * and for what this database does not do: OR, collection groups, nearest neighbors.
 */
export function readQuery(json: unknown): Query {
  const at = 'structured_query'
  const query = readMessage(QueryMessage, json, at)
  if (query.findNearest !== undefined) throw unsupported('vector queries')
  const [collection, ...others] = query.from
  if (!collection) throw invalidArgument('A query must name one collection in `from`.')
  if (others.length > 0)
    throw invalidArgument('StructuredQuery.from cannot have more than one collection selector.')
  if (collection.allDescendants) throw unsupported('collection group queries')
  const filters = query.where === undefined ? [] : readFilter(query.where, `${at}.where`)
  checkFilters(filters)
  const order = completeOrder(query.orderBy, filters)
  const fields = query.select?.fields ?? []
  return {
    collection: collection.collectionId,
    // An empty projection means all fields, as in Firestore.
    select: fields.length > 0 ? fields : undefined,
    filters,
    order,
    startAt: checkedCursor(query.startAt, order),
    endAt: checkedCursor(query.endAt, order),
    offset: query.offset ?? 0,
    limit: query.limit,
  }
}

/** The field filters of a filter that joins them all by AND. */
function readFilter(json: unknown, at: string, depth = 0): Filter[] {
  if (depth > maxFilterDepth) throw invalidArgument('The filter is nested too deeply.')
  const message = readMessage(FilterMessage, json, at)
  if (Object.keys(message).length !== 1) {
    throw invalidArgument(`Invalid value at '${at}': one filter is wanted.`)
  }
  const { compositeFilter, fieldFilter, unaryFilter } = message
  if (fieldFilter) {
    const { field: path, op: operator, value } = fieldFilter
    return [{ path, operator, value }]
  }
  if (unaryFilter) {
    return [{ path: unaryFilter.field, operator: unaryFilter.op, value: { nullValue: null } }]
  }
  const { op, filters } = compositeFilter!
  if (op === 'OR') throw unsupported('filters joined by OR')
  if (filters.length === 0) {
    throw invalidArgument('A composite filter must have at least one filter.')
  }
  return filters.flatMap((filter, i) =>
    readFilter(filter, `${at}.composite_filter.filters[${i}]`, depth + 1),
  )
}

function checkedCursor(cursor: Cursor | undefined, order: Order[]): Cursor | undefined {
  const { values } = cursor ?? { values: [] }
  if (values.length > order.length) throw invalidArgument('Cursor has too many values.')
  for (const [i, value] of values.entries()) {
    const { path } = order[i]!
    checkSize(value, formatFieldPath(path))
    if (isDocumentName(path) && !('referenceValue' in value)) {
      throw invalidArgument('The cursor value for __name__ must be a reference to a document.')
    }
  }
  return values.length > 0 ? cursor : undefined
}

function unsupported(what: string) {
  return invalidArgument(`The embedded document database does not do ${what}.`)
}
