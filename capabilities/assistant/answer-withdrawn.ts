import { bracketName } from '#domain/catalogue/bracket-name.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { openLastOrder } from '#domain/catalogue/lifecycle.ts'
import {
  successorOf,
  type ProductAddresses,
  type Successor,
} from '#domain/catalogue/product-addresses.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { CatalogueSearch } from '#domain/search/catalogue-search.ts'
import { formatDay } from '#domain/texts/days.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import type { ReplyTexts } from '#domain/texts/replies/reply-texts.ts'

type Sources = {
  catalogue: Catalogue<Product>
  addresses: ProductAddresses
  search: Pick<CatalogueSearch, 'parse' | 'findWithdrawn'>
  texts: ReplyTexts
}

/**
 * What is answered to a text that names a product no longer made: its page, and what to order in
 * its place. Undefined where it names none.
 */
export function answerWithdrawn(
  text: string,
  { catalogue, addresses, search, texts }: Sources,
): string | undefined {
  if (addresses.withdrawn.size === 0) return undefined
  const product = search.findWithdrawn(text, search.parse(text).numbers)
  if (!product) return undefined
  const { slug, name, partNumber, files, lifecycle } = product
  const successor = successorOf(catalogue, addresses, product)
  const place = { name: partNumber || name.replace(/[.,:;()[\]]/g, ' '), path: `/${slug}` }
  const lastOrder = openLastOrder(lifecycle)
  return [
    lastOrder
      ? fillIn(texts.madeUntil, { ...place, day: formatDay(lastOrder) })
      : fillIn(texts.noLongerMade, place),
    successor && saySuccessor(successor, lastOrder !== undefined, texts),
    files.length > 0 && texts.documentsKept,
  ]
    .filter(Boolean)
    .join(' ')
}

function saySuccessor(
  { product: { name, partNumber }, isNearest }: Successor,
  isMade: boolean,
  texts: ReplyTexts,
): string {
  const product = `[${bracketName(name)}]${partNumber ? ` (${partNumber})` : ''}`
  const named = isMade ? texts.forNewProjects : texts.replacedBy
  return fillIn(isNearest ? texts.nearestNow : named, { product })
}
