import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { createPause } from '#domain/finding/pause.ts'
import { singleFlight } from '#domain/memo/single-flight.ts'
import { busyAnswer } from '#server/http/busy-answer.ts'
import { chooseEncoding } from '#server/http/compression.ts'
import { matchesEntityTag } from '#server/http/entity-tag.ts'
import { restForPages } from '#server/http/pages-first.ts'
import * as texts from '#texts/answers.ts'
import { asGzip, packText, unpacked, type PackedText } from './packed-text.ts'

type Form = 'csv' | 'jsonl'
type Dependencies = {
  /** A family's products in pieces of one text; undefined for a family that there is not. */
  feed: (family: string, form: Form) => Iterable<string> | undefined
  /** Whether there is a catalogue: nobody is told that a family is not there before. */
  isKnown: () => boolean
  /** Changes when any feed may. */
  version: () => string
  /** Between two pieces: a feed of a large catalogue takes seconds, and whoever came in meanwhile goes first. */
  pause?: () => Promise<unknown>
}

export const feedTypes: Record<Form, string> = { csv: 'text/csv', jsonl: 'application/jsonl' }
/** Of what feeds are packed to. */
const maxKeptBytes = 16 * 1024 * 1024

/** `GET /{family}.csv` and `.jsonl`: each made once for a state of the catalogue, and kept packed. */
export function feeds({
  feed,
  isKnown,
  version,
  pause = createPause(restForPages),
}: Dependencies): Hono {
  const kept = createKept((text: PackedText) => text.packed)
  const keptAsGzip = createKept((bytes: Uint8Array<ArrayBuffer>) => bytes)
  const api = new Hono()
  api.get('/:file{[^/]+\\.(?:csv|jsonl)}', async (c) => {
    const file = c.req.param('file')
    const at = file.lastIndexOf('.')
    const [family, form] = [file.slice(0, at), file.slice(at + 1) as Form]
    const key = `${version()} ${file}`
    // A program that knew the family would drop it on a 404.
    if (!kept.has(key) && !isKnown()) return busyAnswer()
    const text = await kept.get(key, () => {
      const pieces = feed(family, form)
      return pieces && packText(pieces, pause)
    })
    if (!text) return c.text(texts.noFamily, 404)
    c.header('etag', text.etag)
    c.header('cache-control', 'no-cache')
    c.header('vary', 'Accept-Encoding')
    // For programs: search engines are to show the products' pages.
    c.header('x-robots-tag', 'noindex')
    c.header('access-control-allow-origin', '*')
    if (matchesEntityTag(c.req.header('if-none-match'), text.etag)) return c.body(null, 304)
    c.header('content-type', `${feedTypes[form]}; charset=utf-8`)
    const encoding = chooseEncoding(c.req.header('accept-encoding'))
    if (encoding) c.header('content-encoding', encoding)
    else c.header('content-length', String(text.bytes))
    if (c.req.method === 'HEAD') return c.body(null)
    if (!encoding) return c.body(unpacked(text))
    if (encoding === 'br') return c.body(text.packed)
    return c.body((await keptAsGzip.get(key, () => asGzip(text)))!)
  })
  return api
}

/** What was made last, as far as there is room, each made once however many ask at a time. */
function createKept<T extends object>(bytesOf: (value: T) => Uint8Array) {
  const kept = new LRUCache<string, T>({
    maxSize: maxKeptBytes,
    sizeCalculation: (value) => bytesOf(value).byteLength + 1,
  })
  const make = singleFlight(async (key: string, making: () => Promise<T> | undefined) => {
    const value = await making()
    if (value) kept.set(key, value)
    return value
  })
  return {
    has: (key: string) => kept.has(key),
    get: async (key: string, making: () => Promise<T> | undefined) =>
      kept.get(key) ?? make(key, making),
  }
}
