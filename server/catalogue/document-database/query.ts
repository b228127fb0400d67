import type { FieldPath } from '#domain/firestore/field-path.ts'
import type { FirestoreValue } from '#domain/firestore/firestore-value.ts'

/** The numbers are those of Firestore's protocol, which some clients send. */
export const fieldOperators = {
  LESS_THAN: 1,
  LESS_THAN_OR_EQUAL: 2,
  GREATER_THAN: 3,
  GREATER_THAN_OR_EQUAL: 4,
  EQUAL: 5,
  NOT_EQUAL: 6,
  ARRAY_CONTAINS: 7,
  IN: 8,
  ARRAY_CONTAINS_ANY: 9,
  NOT_IN: 10,
} as const

export const unaryOperators = { IS_NAN: 2, IS_NULL: 3, IS_NOT_NAN: 4, IS_NOT_NULL: 5 } as const

export type Operator = keyof typeof fieldOperators | keyof typeof unaryOperators

/** `value` is null for the unary operators. */
export type Filter = { path: FieldPath; operator: Operator; value: FirestoreValue }

export type Order = { path: FieldPath; descending: boolean }

/** A place in the order: just before or just after the documents with these leading values. */
export type Cursor = { values: FirestoreValue[]; before: boolean }

/** A structured query, read and checked. `order` is complete: it ends with `__name__`. */
export type Query = {
  collection: string
  select: readonly FieldPath[] | undefined
  filters: Filter[]
  order: Order[]
  startAt: Cursor | undefined
  endAt: Cursor | undefined
  offset: number
  limit: number | undefined
}
