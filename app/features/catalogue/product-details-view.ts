import type { Hotspot } from '#domain/records/hotspot.ts'
import { relatedProducts, type Catalogue } from '#domain/catalogue/catalogue.ts'
import type {
  Product,
  ProductFile,
  ProductSummary,
  ProductVideo,
} from '#domain/catalogue/product.ts'
import { cutText } from '#domain/catalogue/text.ts'
import { lookup } from '#domain/lookup.ts'
import { toCard, type Card } from './card.ts'
import type { OrderingView } from './ordering-view.ts'

/** What a product's page shows once the whole document is there. */
export type ProductDetails = Pick<Product, 'images' | 'sections' | 'features' | 'faq'> & {
  /** `note`: type, size and age, which the server knows. */
  files: (ProductFile & { note?: string })[]
  /** A film of ours is shown under its own name and picture: it may be of a whole series. */
  videos: (ProductVideo & { poster?: string })[]
  related: Card[]
  hotspots: Hotspot[]
  ordering?: OrderingView
}

const relatedTextLength = 50

export async function productDetails(
  catalogue: Catalogue<ProductSummary>,
  product: Product,
): Promise<ProductDetails> {
  // Few products have any, and no list needs them.
  const { hotspots } = await import('#content/hotspots.ts')
  const { images, files, videos, sections, features, faq } = product
  const ordering = await orderingOf(product)
  const related = relatedProducts(catalogue, product.relatedProducts)
    .filter((other) => other.slug !== product.slug)
    .map((other) => ({ ...toCard(other), text: cutText(other.text, relatedTextLength) }))
  return {
    images,
    files,
    videos: videos.length ? await named(videos) : videos,
    sections,
    features,
    faq,
    related,
    hotspots: lookup(hotspots, product.slug) ?? [],
    ...(ordering && { ordering }),
  }
}

/** What the fields of a document call a film, as opposed to an editor. */
const places = ['Introduction', 'Installation', 'Featured']

async function named(videos: readonly ProductVideo[]) {
  const { productFilms } = await import('#content/product-films.ts')
  return videos.map((video) => {
    const known = productFilms.find(({ film }) => film === video.url)
    if (!known) return video
    const title = places.includes(video.title) ? known.name : video.title
    return { ...video, title, poster: known.poster }
  })
}

/** Its code is for the products that have something to say of it. */
async function orderingOf(product: Product): Promise<OrderingView | undefined> {
  if (!product.variants && !product.ordering) return undefined
  return (await import('./ordering-view.ts')).orderingView(product)
}
