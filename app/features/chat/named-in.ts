import { nameKey } from '#domain/catalogue/catalogue.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { matchProducts } from '#domain/chat/product-names.ts'
import type { NamedProduct } from './keep-conversation.ts'
import { numberedIn } from './reply-parts.ts'

type Named = Pick<ProductSummary, 'slug' | 'name' | 'partNumber' | 'image'>

/** The products that an answer recommends, and all to which it leads. */
export type NamedInReply = { products: NamedProduct[]; linked: NamedProduct[] }

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
