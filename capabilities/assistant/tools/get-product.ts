import * as z from 'zod'
import { columnsReader } from '#app/features/compare/columns-reader.ts'
import { ProductTold, toldProduct } from './product-told.ts'
import { defineTool } from './tool.ts'
import { slugOrNumber, Source, Unknown } from './tool-schemas.ts'
import { meantProducts, sourceOf } from './tool-site.ts'

export const getProduct = defineTool({
  name: 'get_product',
  title: 'Get a product',
  description:
    'All facts of a product, or of one of its part numbers: attributes with units and conditions, part numbers that can be ordered, what goes with it, compliance with its reasons, documents.',
  needs: 'catalogue',
  schema: z.object({ product: slugOrNumber }),
  output: z.object({
    source: Source,
    unknown: Unknown.optional(),
    product: ProductTold.optional(),
  }),
  isMissing: ({ product }) => !product,
  async run(site, { product: asked }) {
    const reader = await columnsReader(site)
    const meant = reader.read(asked)
    const source = sourceOf(site)
    return meant
      ? { source, product: toldProduct(site, meant) }
      : { source, unknown: { asked, meant: meantProducts(site, reader.guess(asked)) } }
  },
})
