import { paths } from '#app/lib/paths.ts'
import { nameKey } from '#domain/catalogue/catalogue.ts'
import * as texts from '#texts/chat.ts'
import * as quoteTexts from '#texts/quote.ts'

/** A piece of an answer; with `to` it leads there. */
export type ReplyPart = { text: string; to?: string }

type Linked = { slug: string; name: string; partNumber: string; version?: string }

// A name between brackets; 'label (/path)'; a bare path; a part number or any other word.
const pieces =
  /\[([^[\]]*)\]|([^\s.,:;()[\]][^.,:;()[\]]*) \((\/[a-z][^\s)]*)\)|(?<![\p{L}\d/:.])(\/[a-z][^\s)]*)|([A-Z\d][A-Z\d./-]{3,}[A-Z\d])/gu

/** An answer with its own addresses, and the products that it names, as links. */
export function replyParts(content: string, products: readonly Linked[]): ReplyPart[] {
  const byName = new Map(products.map((one) => [nameKey(one.name), pageOf(one)]))
  const byNumber = new Map(
    products.flatMap((one) => [
      [one.partNumber, paths.product(one.slug)] as const,
      ...(one.version ? [[one.version, pageOf(one)] as const] : []),
    ]),
  )
  const parts: ReplyPart[] = []
  let from = 0
  for (const {
    0: whole,
    1: name,
    2: label,
    3: labelled,
    4: bare,
    5: number,
    index,
  } of content.matchAll(pieces)) {
    const end = index + whole.length
    if (number !== undefined && !byNumber.has(number)) continue
    parts.push({ text: content.slice(from, index) })
    from = end
    const page = name === undefined ? byNumber.get(number ?? '') : byName.get(nameKey(name))
    if (labelled) parts.push({ text: label!, to: labelled })
    else if (bare) {
      // The sentence goes on, or ends, behind it.
      const to = bare.replace(/[.,;:!?]+$/, '')
      parts.push({ text: labelOf(to), to }, { text: bare.slice(to.length) })
    } else {
      const text = name ?? number!
      parts.push(page === undefined ? { text } : { text, to: page })
    }
  }
  parts.push({ text: content.slice(from) })
  return parts.filter(({ text }) => text !== '')
}

const pageOf = ({ slug, version }: Linked) => paths.product(slug, version)

function labelOf(path: string): string {
  const page = path.replace(/[?#].*/, '')
  if (page === paths.contact()) return texts.contactPage
  if (page === paths.compare()) return texts.compare
  if (page === paths.quote()) return quoteTexts.request
  return page
    .split('/')
    .at(-1)!
    .replace(/(?:[-_]|%20)+/g, ' ')
    .replace(/\.\w+$/, '')
}

/** The products that an answer names by their part numbers. */
export function numberedIn<P extends Linked>(content: string, products: readonly P[]): P[] {
  const said = new Set([...content.matchAll(pieces)].flatMap(({ 5: number }) => number ?? []))
  return said.size ? products.filter(({ partNumber }) => said.has(partNumber)) : []
}
