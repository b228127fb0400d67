export const lifecycleStates = ['new', 'active', 'maintenance', 'withdrawn'] as const
export type LifecycleState = (typeof lifecycleStates)[number]

/** Where a product stands between its launch and its end. Dates are `yyyy-mm` or `yyyy-mm-dd`. */
export type Lifecycle = {
  state: LifecycleState
  /** Since when it is in this state. */
  from?: string
  /** Until when it, or parts for it, can be ordered for systems in service. */
  lastOrder?: string
  /** Slug or part number of the product to order in its place. */
  replacedBy?: string
}

/**
 * The stored field, of which whatever is malformed is left out: a wrong date must not cost a
 * product its page, nor an unknown state the date. Undefined without a known state.
 */
export function readLifecycle(value: unknown): Lifecycle | undefined {
  const { state, from, lastOrder, replacedBy } = (value ?? {}) as Record<string, unknown>
  const known = lifecycleStates.find((name) => name === state)
  return (
    known && {
      state: known,
      ...(isDate(from) && { from }),
      ...(isDate(lastOrder) && { lastOrder }),
      ...(typeof replacedBy === 'string' && replacedBy.trim() && { replacedBy: replacedBy.trim() }),
    }
  )
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

/** A day or a month that the calendar has, as ISO 8601 writes it. */
export function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d\d(-\d\d)?$/.test(value)) return false
  const date = new Date(value)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
