import type { NamedInReply, NamedProduct } from '#app/features/chat/keep-conversation.ts'
import { numberedIn } from '#app/features/chat/reply-parts.ts'
import { nameKey } from '#domain/catalogue/catalogue.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { matchProducts } from './product-names.ts'

type Named = Pick<ProductSummary, 'slug' | 'name' | 'partNumber' | 'image'>

/** Reads which products an answer names. */
export function namedIn(reply: string, all: readonly Named[]): NamedInReply {
  const numbers = new Map(
    [...reply.matchAll(asNumber)].map(([, name, number]) => [nameKey(name!), number!]),
  )
  const products = matchProducts(reply, all).map((product) => {
    const version = numbers.get(nameKey(product.name))
    return { ...shown(product), ...(version && version !== product.partNumber && { version }) }
  })
  return { products, linked: [...products, ...numberedIn(reply, all).map(shown)] }
}

/** '[Ribbed shade] (as LS-300-B: …': the part number that a product meets a need as. */
const asNumber = /\[([^[\]]*)\] \((?:\p{L}+ )?([A-Z\d][A-Z\d./-]{3,}[A-Z\d])(?=[:,)])/gu

const shown = ({ slug, name, partNumber, image }: Named): NamedProduct => ({
  slug,
  name,
  partNumber,
  image,
})
