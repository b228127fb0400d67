import type { Context } from 'hono'
import { limitKey, parseAddress, withinRanges, type Address, type Range } from './addresses.ts'

/** Tells callers apart: the address that the connection, or a trusted proxy, vouches for. */
export type ClientAddress = (c: Context) => string

/** What @hono/node-server hands to a request; a test's request may have none. */
type Connection = { incoming?: { socket?: { remoteAddress?: string } } } | undefined

const unknown = 'unknown'

/** `trusted`: proxies whose X-Forwarded-For is believed. */
export function createClientAddress(trusted: readonly Range[]): ClientAddress {
  const callerOf = createCallerOf(trusted)
  return (c) => {
    const remote = (c.env as Connection)?.incoming?.socket?.remoteAddress
    return callerOf(remote, c.req.header('x-forwarded-for'))
  }
}

/** The same of a connection's address and the header, ahead of the pipeline. */
export function createCallerOf(trusted: readonly Range[]) {
  const isTrusted = withinRanges(trusted)
  // Whoever floods a site is asked for thousands of times a second.
  let last: { remote?: string; forwardedFor?: string; caller: string } = { caller: unknown }
  return (remote: string | undefined, forwardedFor: string | undefined): string => {
    if (remote === undefined) return unknown
    if (remote === last.remote && forwardedFor === last.forwardedFor) return last.caller
    const address = parseAddress(remote)
    const caller = address ? limitKey(visitorAddress(address, forwardedFor, isTrusted)) : unknown
    last = { remote, caller, ...(forwardedFor !== undefined && { forwardedFor }) }
    return caller
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
