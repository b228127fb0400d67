import type { Hotspot } from '#domain/records/hotspot.ts'
import { relatedProducts, type Catalogue } from '#domain/catalogue/catalogue.ts'
import type { Product, ProductSummary, ProductVideo } from '#domain/catalogue/product.ts'
import { cutText } from '#domain/catalogue/text.ts'
import { lookup } from '#domain/lookup.ts'
import { productFileLinks, type FileLink } from '#app/lib/product-file-links.ts'
import { toCard, type Card } from './card.ts'
import type { OrderingView } from './ordering-view.ts'

/** What a product's page shows once the whole document is there. */
export type ProductDetails = Pick<Product, 'images' | 'sections' | 'features' | 'faq'> & {
  /** `note`: type, size and age, which the server knows. */
  files: (FileLink & { note?: string })[]
  /** `poster`: a picture field; the product's own picture stands where there is none. */
  videos: (ProductVideo & { poster?: string })[]
  related: Card[]
  hotspots: Hotspot[]
  ordering: OrderingView | undefined
}

const relatedTextLength = 50

/** `chosen` is the part number that its page is of, where it is not the product's own. */
export async function productDetails(
  catalogue: Catalogue<ProductSummary>,
  product: Product,
  chosen?: string,
): Promise<ProductDetails> {
  // Few products have any, and no list needs them.
  const { hotspots } = await import('#content/hotspots.ts')
  const { images, files, videos, sections, features, faq } = product
  const view = await orderingCode(product)
  let related: Card[] | undefined
  let ordering: OrderingView | undefined
  return {
    images,
    files: productFileLinks(files),
    videos,
    sections,
    features,
    faq,
    hotspots: lookup(hotspots, product.slug) ?? [],
    // Below the first screen, which does not wait for them.
    get related() {
      return (related ??= relatedCards(catalogue, product))
    },
    get ordering() {
      return (ordering ??= view?.(product, chosen))
    },
  }
}

function relatedCards(catalogue: Catalogue<ProductSummary>, product: Product): Card[] {
  return relatedProducts(catalogue, product.relatedProducts)
    .filter((other) => other.slug !== product.slug)
    .map((other) => ({ ...toCard(other), text: cutText(other.text, relatedTextLength) }))
}

/** Its code is for the products that have something to say of it. */
async function orderingCode(product: Product) {
  if (!product.variants && !product.ordering) return undefined
  return (await import('./ordering-view.ts')).orderingView
}
