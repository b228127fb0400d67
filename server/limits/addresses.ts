import { BlockList, isIP } from 'node:net'

export type Address = { text: string; family: 'ipv4' | 'ipv6' }

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
  if (isIP(text) === 4) return { text, family: 'ipv4' }
  if (isIP(text) !== 6) return undefined
  const groups = groupsOf(text)
  const mapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return mapped
    ? { text: groups.slice(6).flatMap(bytesOf).join('.'), family: 'ipv4' }
    : { text: groups.join(':'), family: 'ipv6' }
}

/**
 * What limits count by: an IPv4 address, or the first 64 bits of an IPv6 one, for that many
 * addresses are one customer's to choose from (RFC 6177).
 */
export function limitKey({ text, family }: Address): string {
  return family === 'ipv4' ? text : `${text.split(':').slice(0, 4).join(':')}::/64`
}

export type Range = { address: Address; prefix: number }

/** Reads `192.0.2.1`, `10.0.0.0/8` or `2001:db8::/32`. */
export function parseRange(given: string): Range | undefined {
  const [text = '', length, more] = given.trim().split('/')
  const address = isIP(text) ? parseAddress(text) : undefined
  if (!address || more !== undefined) return undefined
  const bits = address.family === 'ipv4' ? 32 : 128
  if (length === undefined) return { address, prefix: bits }
  // The length of a range of mapped addresses would count other bits.
  if (!/^\d{1,3}$/.test(length) || (isIP(text) === 6 && bits === 32)) return undefined
  return Number(length) <= bits ? { address, prefix: Number(length) } : undefined
}

/** Whether an address lies in one of the ranges. */
export function withinRanges(ranges: readonly Range[]): (address: Address) => boolean {
  const list = new BlockList()
  for (const { address, prefix } of ranges) list.addSubnet(address.text, prefix, address.family)
  return ({ text, family }) => list.check(text, family)
}

function groupsOf(address: string): string[] {
  // The URL parser knows every spelling and gives back the shortest (RFC 5952).
  const shortest = new URL(`http://[${address}]/`).hostname.slice(1, -1)
  const [left = '', right] = shortest.split('::')
  const before = left ? left.split(':') : []
  const after = right ? right.split(':') : []
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after]
}

function bytesOf(group: string): number[] {
  const number = parseInt(group, 16)
  return [number >> 8, number & 255]
}
