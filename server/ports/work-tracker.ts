import type { BoardItem } from '#domain/lead/board-item.ts'
import type { DeliveryFailure } from './submission-store.ts'

export type Delivery =
  | { ok: true; itemId: string }
  | {
      ok: false
      failure: DeliveryFailure
      /** Whether the item may have been made all the same: timeouts, lost connections, odd answers. */
      uncertain: boolean
      /** Seconds the service asks us to wait. */
      retryAfter?: number
    }

/** The service whose boards the sales team works on. */
export type WorkTracker = {
  create(item: BoardItem): Promise<Delivery>
  /** Items of the board that hold exactly this, made no earlier than `since` (milliseconds). */
  find(
    item: BoardItem,
    since: number,
  ): Promise<{ ok: true; itemIds: string[] } | (Delivery & { ok: false })>
}
