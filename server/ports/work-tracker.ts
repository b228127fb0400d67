import type { BoardItem } from '#domain/submission/board-item.ts'
import type { Delivery, NotDelivered } from './destination.ts'

/** The service whose boards the sales team works on. */
export type WorkTracker = {
  /** As visitors read it, such as `monday.com`. */
  name: string
  /** See `send` of a destination. */
  create(item: BoardItem, key: string): Promise<Delivery>
  /** Deletes an item; `ok`, too, where the service knows none of this id. */
  remove(itemId: string): Promise<{ ok: true } | NotDelivered>
  /** Items of the board that hold exactly this, made no earlier than `since` (milliseconds). */
  find(item: BoardItem, since: number): Promise<{ ok: true; itemIds: string[] } | NotDelivered>
}
