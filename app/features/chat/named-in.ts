import type { ProductSummary } from '#domain/catalogue/product.ts'
import { matchProducts } from '#domain/chat/product-names.ts'
import type { NamedProduct } from './keep-conversation.ts'
import { numberedIn } from './reply-parts.ts'

/** The products that an answer recommends, and all to which it leads. */
export type NamedInReply = { products: NamedProduct[]; linked: NamedProduct[] }

export function namedIn(
  reply: string,
  all: readonly Pick<ProductSummary, keyof NamedProduct>[],
): NamedInReply {
  const products = matchProducts(reply, all).map(shown)
  return { products, linked: [...products, ...numberedIn(reply, all).map(shown)] }
}

const shown = ({ slug, name, partNumber, image }: NamedProduct): NamedProduct => ({
  slug,
  name,
  partNumber,
  image,
})
