import { withoutAtEnd } from '#domain/texts/cut-end.ts'
import { decoded } from '#domain/texts/decoded.ts'

/** Parameters by which campaigns are counted: no site tells its pages apart by them. */
const counting = /^(utm_.*|gclid|fbclid|msclkid)$/

/**
 * What is the same of all ways to write an address: in any case, with or without a slash at the end,
 * its parameters in one order. `address` is a path with or without a query.
 */
export function addressKey(address: string): string {
  const mark = address.indexOf('?')
  const path = mark < 0 ? address : address.slice(0, mark)
  const query = new URLSearchParams(mark < 0 ? '' : address.slice(mark + 1))
  for (const name of new Set(query.keys())) if (counting.test(name)) query.delete(name)
  query.sort()
  // Malformed escapes mean themselves.
  const written = decoded(path).normalize('NFC').toLowerCase()
  const plain = withoutAtEnd(written, '/') || written.slice(0, 1)
  return query.size ? `${plain}?${String(query).toLowerCase()}` : plain
}
