import { hotspots } from '#content/hotspots.ts'
import type { Hotspot } from '#domain/records/hotspot.ts'
import { relatedProducts, type Catalogue } from '#domain/catalogue/catalogue.ts'
import { familySlug } from '#domain/catalogue/family.ts'
import { nearestProducts } from '#domain/catalogue/neighbors.ts'
import type { Product, ProductVideo } from '#domain/catalogue/product.ts'
import { cutText } from '#domain/catalogue/text.ts'
import { lookup } from '#domain/lookup.ts'
import { productFileLinks, type FileLink } from '#app/lib/document-link.ts'
import { tagsOf, toCard, type Card } from './card.ts'
import { filmNames } from './film-names.ts'
import { orderingView, type OrderingView } from './ordering-view.ts'
import {
  productFacts,
  type FactBlock,
  type FactSources,
  type Statement,
} from './product-facts-view.ts'
import {
  highlightsOf,
  specificationView,
  type SpecificationRow,
  type SpecificationView,
} from './specification-view.ts'
import { versionOf } from './version-of.ts'

/** What a product's page shows. */
export type ProductView = Pick<
  Product,
  'slug' | 'name' | 'text' | 'image' | 'subFamily' | 'images' | 'sections' | 'features' | 'faq'
> & {
  partNumber: string
  /** The same where it is one of several, and not the product's own. */
  number?: string
  family: { name: string; slug: string } | undefined
  tags: string[]
  /** Beside the part number. */
  statements: Statement[]
  /** The rows beside the picture. */
  highlights: SpecificationRow[]
  specification: SpecificationView
  /** Slugs of the products most like it. */
  similar: string[]
  ordering: OrderingView | undefined
  /** What goes with it, and what it answers to. */
  blocks: FactBlock[]
  /** `note`: type, size and age. */
  files: (FileLink & { note: string })[]
  /** `poster`: a picture field; the product's own picture stands where there is none. */
  videos: (ProductVideo & { poster?: string })[]
  hotspots: Hotspot[]
  related: Card[]
}

const relatedTextLength = 50

/** `number`: the part number that the page is of; one that is none of the product's is left out. */
export function productView(
  sources: FactSources,
  product: Product,
  number?: string | null,
): ProductView {
  const { catalogue } = sources
  const version = number ? versionOf(product, number) : undefined
  const shown = version?.product ?? product
  const { slug, name, text, partNumber, image, family, subFamily } = shown
  const { images, files, videos, sections, features, faq } = product
  const { statements, blocks, files: notes } = productFacts(sources, product, { version })
  const films = filmNames(product)
  return {
    slug,
    name,
    text,
    partNumber,
    ...(version && { number: partNumber }),
    image,
    family: family ? { name: family, slug: familySlug(family) } : undefined,
    subFamily,
    tags: tagsOf(shown).map(({ label }) => label),
    statements,
    highlights: highlightsOf(shown),
    specification: specificationView(shown),
    similar: nearestProducts(catalogue, shown).map((other) => other.slug),
    ordering: orderingView(product, version && partNumber),
    blocks,
    images,
    files: productFileLinks(files).map((file) => ({
      ...file,
      note: lookup(notes, file.kind) ?? '',
    })),
    videos: videos.map((video) => ({ ...video, ...lookup(films, video.url) })),
    sections,
    features,
    faq,
    hotspots: lookup(hotspots, slug) ?? [],
    related: relatedCards(catalogue, product),
  }
}

function relatedCards(catalogue: Catalogue<Product>, product: Product): Card[] {
  return relatedProducts(catalogue, product.relatedProducts)
    .filter((other) => other.slug !== product.slug)
    .map((other) => ({ ...toCard(other), text: cutText(other.text, relatedTextLength) }))
}
