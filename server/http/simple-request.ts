import type { IncomingHttpHeaders } from 'node:http'

/** What a page's answer depends on, in the order in which it is kept while a request is read. */
const read = ['host', 'accept', 'accept-encoding', 'if-none-match', 'x-forwarded-for']
/** What says that more follows than a head, or how the connection goes on. */
const unusual = [
  'connection',
  'content-length',
  'expect',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
]
const places = new Map([
  ...read.map((name, at) => [name, at] as const),
  ...unusual.map((name) => [name, -1] as const),
])
/** What browsers and proxies send has a quarter of it. */
const maxLength = 8 * 1024
const requestLine = /^GET (\/[\w/?&=%.~!$'()*+,;:@-]*) HTTP\/1\.1\r\n/
/** A field that everybody reads alike: nothing folded, no byte beyond ASCII, no line's end but both. */
const field = /([\w!#$%&'*+.^`|~-]+):([\t -~]*)\r\n/y

export type SimpleRequest = { method: 'GET'; url: string; headers: IncomingHttpHeaders }

/**
 * Reads what came over a connection as one whole request for a page, as browsers write it: each of the
 * headers that a page depends on at most once, in small letters, and `host` once. Undefined for
 * everything else, well written or not, which is Node's to read: so nothing is accepted here that Node
 * would refuse, or would read in another way.
 */
export function readSimpleRequest(bytes: Buffer): SimpleRequest | undefined {
  if (bytes.length > maxLength) return undefined
  const text = bytes.toString('latin1')
  const line = requestLine.exec(text)
  if (!line) return undefined
  const values: (string | undefined)[] = read.map(() => undefined)
  const end = text.length - 2
  let at = line[0].length
  while (at < end) {
    field.lastIndex = at
    const found = field.exec(text)
    if (!found) return undefined
    at = field.lastIndex
    const name = found[1]!.toLowerCase()
    const place = places.get(name)
    if (place === undefined) continue
    const value = found[2]!.trim()
    if (place >= 0 && values[place] === undefined) values[place] = value
    else if (name !== 'connection' || value.toLowerCase() !== 'keep-alive') return undefined
  }
  if (at !== end || !text.endsWith('\r\n')) return undefined
  const [host, accept, encoding, known, forwarded] = values
  if (host === undefined) return undefined
  const headers = {
    accept,
    'accept-encoding': encoding,
    'if-none-match': known,
    'x-forwarded-for': forwarded,
  }
  return { method: 'GET', url: line[1]!, headers }
}
