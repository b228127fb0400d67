import { Readable } from 'node:stream'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { busyAnswer } from '#server/http/busy-answer.ts'
import { entityTag, matchesEntityTag } from '#server/http/entity-tag.ts'
import { textBlocks } from '#server/http/text-blocks.ts'
import * as texts from '#texts/answers.ts'

type Form = 'csv' | 'jsonl'
type Dependencies = {
  /** A family's products in pieces of one text; undefined for a family that there is not. */
  feed: (family: string, form: Form) => Iterable<string> | undefined
  /** Whether there is a catalogue: nobody is told that a family is not there before. */
  isKnown: () => boolean
  /** Changes when any feed may. */
  version: () => string
  /** What a request has to pass: a feed of a large catalogue takes seconds to make. */
  guards: MiddlewareHandler
}

export const feedTypes: Record<Form, string> = { csv: 'text/csv', jsonl: 'application/jsonl' }

/** `GET /{family}.csv` and `.jsonl`, made as they are sent: whoever comes meanwhile is answered in between. */
export function feeds({ feed, isKnown, version, guards }: Dependencies): Hono {
  const api = new Hono()
  api.use(guards, compress({ contentTypeFilter: /^(?:text\/csv|application\/jsonl)/ }))
  api.get('/:file{[^/]+\\.(?:csv|jsonl)}', (c) => {
    const file = c.req.param('file')
    const at = file.lastIndexOf('.')
    const [family, form] = [file.slice(0, at), file.slice(at + 1) as Form]
    // A program that knew the family would drop it on a 404.
    if (!isKnown()) return busyAnswer()
    const pieces = feed(family, form)
    if (!pieces) return c.text(texts.noFamily, 404)
    const etag = entityTag(`${version()} ${file}`, 'weak')
    const headers = {
      'content-type': `${feedTypes[form]}; charset=utf-8`,
      etag,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      // For programs: search engines are to show the products' pages.
      'x-robots-tag': 'noindex',
      'access-control-allow-origin': '*',
    }
    if (matchesEntityTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
    if (c.req.method === 'HEAD') return c.body(null, 200, headers)
    return c.body(Readable.toWeb(Readable.from(textBlocks(pieces))) as ReadableStream, 200, headers)
  })
  return api
}
