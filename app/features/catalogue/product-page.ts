import type { Site } from '#app/context.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { lookup } from '#domain/lookup.ts'
import { productDetails, type ProductDetails } from './product-details-view.ts'
import { productParts, type ProductParts } from './product-parts.tsx'
import { versionOf } from './version-of.ts'
import { productView, type ProductView } from './product-view.ts'

/** What a product's page is rendered from. */
export type ProductPage = {
  view: ProductView
  /** There at once from the server; on its way when the browser reads the document itself. */
  details: ProductDetails | Promise<ProductDetails>
}

/**
 * A product's page as the server sends it: its data, and the parts that travel as HTML beside it.
 * `number` is the part number that it is to be of; one that is none of the product's is left out.
 */
export async function productPage(
  site: Site,
  product: Product,
  number?: string | null,
): Promise<{ page: ProductPage; parts: ProductParts }> {
  const version = number ? versionOf(product, number) : undefined
  const view = productView(
    site.catalogue,
    version?.product ?? product,
    version && product.partNumber,
  )
  const details = await productDetails(site.catalogue, product, version?.product.partNumber)
  const parts = productParts(site, product, view, details, version)
  const { files, films, highlights } = parts
  // What the parts say would travel twice as data.
  const page: ProductPage = {
    view: { ...view, highlights, specification: undefined, neighbors: undefined },
    details: {
      ...details,
      files: details.files.map((file) => {
        const note = lookup(files, file.kind)
        return note ? { ...file, note } : file
      }),
      videos: details.videos.map((video) => ({ ...video, ...lookup(films, video.url) })),
    },
  }
  return { page, parts }
}
