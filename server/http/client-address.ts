import type { Context } from 'hono'
import { limitKey, parseAddress, withinRanges, type Address, type Range } from './addresses.ts'

/** Tells callers apart: the address that the connection, or a trusted proxy, vouches for. */
export type ClientAddress = (c: Context) => string

/** What @hono/node-server hands to a request; a test's request may have none. */
type Connection = { incoming?: { socket?: { remoteAddress?: string } } } | undefined

const unknown = 'unknown'

/** `trusted`: proxies whose X-Forwarded-For is believed. */
export function createClientAddress(trusted: readonly Range[]): ClientAddress {
  const isTrusted = withinRanges(trusted)
  return (c) => {
    const remote = (c.env as Connection)?.incoming?.socket?.remoteAddress
    const address = remote === undefined ? undefined : parseAddress(remote)
    if (!address) return unknown
    return limitKey(visitorAddress(address, c.req.header('x-forwarded-for'), isTrusted))
  }
}

/**
 * Each proxy appends the address it was called from, so that the list is read from its end: the
 * first that is no proxy of ours is the visitor. Whatever stands before it anybody may have
 * written. An entry that is no address ends the reading at the proxy that let it pass.
 */
export function visitorAddress(
  connection: Address,
  forwardedFor: string | undefined,
  isTrusted: (address: Address) => boolean,
): Address {
  let visitor = connection
  const entries = forwardedFor?.split(',') ?? []
  while (isTrusted(visitor)) {
    const entry = entries.pop()
    const address = entry === undefined ? undefined : parseAddress(entry)
    if (!address) break
    visitor = address
  }
  return visitor
}
