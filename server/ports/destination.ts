import type { Submission } from '#domain/submission/submission.ts'
import type { BoardItem } from '#domain/submission/board-item.ts'
import type { DeliveryFailure } from './submission-store.ts'

export type NotDelivered = {
  ok: false
  failure: DeliveryFailure
  /** Whether it may have arrived all the same: timeouts, lost connections, odd answers. */
  uncertain: boolean
  /** Seconds the service asks us to wait. */
  retryAfter?: number
}

export type Delivery = { ok: true; itemId: string } | NotDelivered

/** What goes to a destination: the same at each attempt. */
export type Parcel = { submission: Submission; receivedAt: number }

/** Where submissions go: the sales team's boards, a mailbox, a program of the company's own. */
export type Destination = {
  /** By which the store knows it, such as `monday`: what waits for one key is never another's. */
  key: string
  /** As the operator reads it. */
  name: string
  /** As visitors read it, and with it what it answers; undefined where neither is for them. */
  service: string | undefined
  /**
   * `key` names the intent: repeated with the same key, a service that knows it makes one item.
   * None remembers it for ever, so it does not replace the look-up.
   */
  send(parcel: Parcel, key: string): Promise<Delivery>
  /**
   * Items that hold exactly this, made no earlier than `since` (milliseconds). Left out where
   * nothing can be looked up: there, what may have arrived is sent again under the same name.
   */
  find?(parcel: Parcel, since: number): Promise<{ ok: true; itemIds: string[] } | NotDelivered>
}

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
