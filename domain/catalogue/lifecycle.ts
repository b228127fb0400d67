import type * as z from 'zod/mini'
import { lifecycleSchema } from '#domain/records/product-members.ts'
import { readMember } from './read-member.ts'

/** Where a product stands between its launch and its end. Dates are `yyyy-mm` or `yyyy-mm-dd`. */
export type Lifecycle = z.infer<typeof lifecycleSchema>

/**
 * The stored field, of which whatever is malformed is left out: a wrong date must not cost a
 * product its page, nor an unknown state the date. Undefined without a known state.
 */
export function readLifecycle(stored: unknown): Lifecycle | undefined {
  return readStoredLifecycle(stored).value
}

/** The same, with what is wrong. */
export function readStoredLifecycle(stored: unknown) {
  return readMember(lifecycleSchema, stored, {
    field: 'lifecycle',
    example: '{"state": "active"}',
  })
}

/**
 * A product that is not included is nowhere to be seen, and nothing is said of it: unless its record
 * states that it is withdrawn, it may be a draft. A withdrawn one keeps a page of its own.
 */
export function isHidden(included: boolean, lifecycle: unknown): boolean {
  return !included && readLifecycle(lifecycle)?.state !== 'withdrawn'
}

/** Until when it can be ordered for systems in service, where that is still to come. */
export function openLastOrder(
  lifecycle: unknown,
  today = new Date().toISOString(),
): string | undefined {
  const { lastOrder } = readLifecycle(lifecycle) ?? {}
  return lastOrder && lastOrder >= today.slice(0, lastOrder.length) ? lastOrder : undefined
}
