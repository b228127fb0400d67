import { isIP } from 'node:net'
import type { Context } from 'hono'
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js'

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

type Address = IPv4 | IPv6

/**
 * Reads an IP address: with a port or a zone, in brackets, in whatever spelling. An IPv4 address
 * inside an IPv6 one (::ffff:192.0.2.1) is the IPv4 address.
 */
export function parseAddress(given: string): Address | undefined {
  const text = given
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^([^:]+):\d+$/, '$1')
    .replace(/%.*$/, '')
  // The library takes 127.1 as well, and ::10.0.0.1 for 10.0.0.1, where the URL parser spells out
  // the IPv6 address that it is.
  if (isIP(text) === 6) return ipaddr.process(new URL(`http://[${text}]`).hostname.slice(1, -1))
  return isIP(text) === 4 ? ipaddr.parse(text) : undefined
}

/**
 * What limits count by: an IPv4 address, or the first 64 bits of an IPv6 one, for that many
 * addresses are one customer's to choose from (RFC 6177).
 */
export function limitKey(address: Address): string {
  if (!('parts' in address)) return address.toString()
  const network = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/** The /56 and the /48 of a `limitKey` that is an IPv6 network; none of another key. */
export function widerNetworks(key: string): string[] {
  const [, first, last] = /^([\da-f]+:[\da-f]+:[\da-f]+):([\da-f]+)::\/64$/.exec(key) ?? []
  if (!first || !last) return []
  const upper = (Number.parseInt(last, 16) & 0xff00).toString(16)
  return [`${first}:${upper}::/56`, `${first}::/48`]
}

export type Range = { address: Address; prefix: number }

/** Reads `192.0.2.1`, `10.0.0.0/8` or `2001:db8::/32`. */
export function parseRange(given: string): Range | undefined {
  const [text = '', length, more] = given.trim().split('/')
  const address = isIP(text) ? parseAddress(text) : undefined
  if (!address || more !== undefined) return undefined
  const bits = address.kind() === 'ipv4' ? 32 : 128
  if (length === undefined) return { address, prefix: bits }
  // The length of a range of mapped addresses would count other bits.
  if (!/^\d{1,3}$/.test(length) || (isIP(text) === 6 && bits === 32)) return undefined
  return Number(length) <= bits ? { address, prefix: Number(length) } : undefined
}

/** Whether an address lies in one of the ranges. */
export const withinRanges =
  (ranges: readonly Range[]) =>
  (asked: Address): boolean =>
    ranges.some(
      ({ address, prefix }) => asked.kind() === address.kind() && asked.match(address, prefix),
    )
