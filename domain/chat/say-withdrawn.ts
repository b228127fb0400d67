import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { openLastOrder } from '#domain/catalogue/lifecycle.ts'
import {
  successorOf,
  type ProductAddresses,
  type Successor,
} from '#domain/catalogue/product-addresses.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { formatDay } from '#domain/texts/days.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/assistant.ts'
import { bracketName } from '#domain/catalogue/bracket-name.ts'

/** A name of so many words may be a former address: 'VP1 24 ST'. */
const maxWords = 4

/**
 * What is answered to a text that names a product no longer made: its page, and what to order in
 * its place. Undefined where it names none.
 */
export function sayWithdrawn(
  text: string,
  { catalogue, addresses }: { catalogue: Catalogue<Product>; addresses: ProductAddresses },
): string | undefined {
  const product = namedIn(text, addresses)
  if (!product) return undefined
  const { slug, name, partNumber, files } = product
  const successor = successorOf(catalogue, addresses, product)
  const called = partNumber || name.replace(/[.,:;()[\]]/g, ' ')
  const until = openLastOrder(product.lifecycle)
  const place = { name: called, address: `/${slug}` }
  return [
    until
      ? fillIn(texts.madeUntil, { ...place, day: formatDay(until) })
      : fillIn(texts.noLongerMade, place),
    successor && say(successor, until !== undefined),
    files.length > 0 && texts.documentsKept,
  ]
    .filter(Boolean)
    .join(' ')
}

function say({ product: { name, partNumber }, isNearest }: Successor, isMade: boolean): string {
  const called = `[${bracketName(name)}]${partNumber ? ` (${partNumber})` : ''}`
  const named = isMade ? texts.forNewProjects : texts.replacedBy
  return fillIn(isNearest ? texts.nearestNow : named, { name: called })
}

function namedIn(text: string, { withdrawn, slugOf }: ProductAddresses): Product | undefined {
  if (withdrawn.size === 0) return undefined
  const words = text.split(/[\s,;:?!()"“”]+/).map((word) => word.replace(/[.'’]+$/, ''))
  for (const [at, word] of words.entries()) {
    // A part number has a figure or a hyphen: 'LAMP-RED'.
    const numbered = /[\d-]/.test(word) ? withdrawn.get(slugOf(word) ?? '') : undefined
    if (numbered) return numbered
    for (let count = 1; count <= maxWords; count++) {
      const stretch = words.slice(at, at + count).join('-')
      const former = withdrawn.get(stretch.toLowerCase())
      if (former) return former
    }
  }
  return undefined
}
