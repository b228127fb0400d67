import { renderToStaticMarkup } from 'react-dom/server'
import type { Product } from '#domain/catalogue/product.ts'
import { NeighborSection } from './neighbor-section.tsx'
import type { ProductView } from './product-view.ts'
import { SpecificationPart } from './specification-part.tsx'
import { specificationView } from './specification-view.ts'

/** What the server makes and knows for a product's page. */
export type ProductParts = {
  /** HTML. */
  specification: string
  neighbors: string
}

/** For loaders alone: with it comes the code that renders. */
export function productParts(product: Product, { neighbors }: ProductView): ProductParts {
  const { name, slug } = product
  return {
    specification: renderToStaticMarkup(
      <SpecificationPart name={name} slug={slug} {...specificationView(product)} />,
    ),
    neighbors: neighbors ? renderToStaticMarkup(<NeighborSection {...neighbors} />) : '',
  }
}
