import type { BoardItem } from '#domain/submission/board-item.ts'
import type { DeliveryFailure } from './submission-store.ts'

export type NotDelivered = {
  ok: false
  failure: DeliveryFailure
  /** Whether the item may have been made all the same: timeouts, lost connections, odd answers. */
  uncertain: boolean
  /** Seconds the service asks us to wait. */
  retryAfter?: number
}

export type Delivery = { ok: true; itemId: string } | NotDelivered

/** The service whose boards the sales team works on. */
export type WorkTracker = {
  /** As visitors read it, such as `monday.com`. */
  name: string
  /**
   * `key` names the intent: repeated with the same key, a service that knows it makes one item.
   * None remembers it for ever, so it does not replace the look-up.
   */
  create(item: BoardItem, key: string): Promise<Delivery>
  /** Items of the board that hold exactly this, made no earlier than `since` (milliseconds). */
  find(item: BoardItem, since: number): Promise<{ ok: true; itemIds: string[] } | NotDelivered>
}
