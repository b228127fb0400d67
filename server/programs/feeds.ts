import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { busyAnswer } from '#server/http/busy-answer.ts'
import { chooseEncoding, compress } from '#server/http/compression.ts'
import { entityTag, matchesEntityTag } from '#server/http/entity-tag.ts'
import * as texts from '#texts/answers.ts'

type Form = 'csv' | 'jsonl'
type Dependencies = {
  /** A family's products in one text; undefined for a family that there is not. */
  feed: (family: string, form: Form) => string | undefined
  /** Whether there is a catalogue: nobody is told that a family is not there before. */
  isKnown: () => boolean
  /** Changes when any feed may. */
  version: () => string
}

export const feedTypes: Record<Form, string> = { csv: 'text/csv', jsonl: 'application/jsonl' }
const quality = 6
/** Of texts and their compressed forms together. */
const maxKeptBytes = 16 * 1024 * 1024

/** `GET /{family}.csv` and `.jsonl`: each made once for a state of the catalogue. */
export function feeds({ feed, isKnown, version }: Dependencies): Hono {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: maxKeptBytes,
    sizeCalculation: (bytes) => bytes.byteLength + 1,
  })
  const api = new Hono()
  api.get('/:file{[^/]+\\.(?:csv|jsonl)}', async (c) => {
    const file = c.req.param('file')
    const at = file.lastIndexOf('.')
    const [family, form] = [file.slice(0, at), file.slice(at + 1) as Form]
    const key = `${version()} ${file}`
    let text = kept.get(key)
    if (!text) {
      // A program that knew the family would drop it on a 404.
      if (!isKnown()) return busyAnswer()
      const made = feed(family, form)
      if (made === undefined) return c.text(texts.noFamily, 404)
      text = new TextEncoder().encode(made)
      kept.set(key, text)
    }
    const etag = entityTag(text, 'weak')
    c.header('etag', etag)
    c.header('cache-control', 'no-cache')
    c.header('vary', 'Accept-Encoding')
    // For programs: search engines are to show the products' pages.
    c.header('x-robots-tag', 'noindex')
    c.header('access-control-allow-origin', '*')
    if (matchesEntityTag(c.req.header('if-none-match'), etag)) return c.body(null, 304)
    c.header('content-type', `${feedTypes[form]}; charset=utf-8`)
    const encoding = chooseEncoding(c.req.header('accept-encoding'))
    if (!encoding) return c.body(text)
    const packedKey = `${key} ${encoding}`
    let packed = kept.get(packedKey)
    if (!packed) {
      packed = new Uint8Array(await compress(Buffer.from(text), encoding, quality))
      kept.set(packedKey, packed)
    }
    c.header('content-encoding', encoding)
    return c.body(packed)
  })
  return api
}
