import * as z from 'zod'
import { companionLabels } from '#app/features/catalogue/goes-with-view.ts'
import { columnsReader } from '#app/features/compare/columns-reader.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { defineTool } from './tool.ts'
import { NamedProduct, slugOrNumber, Source, Unknown } from './tool-schemas.ts'
import { meantProducts, namedProduct, sourceOf, type ToolSite } from './tool-site.ts'

const Way = z.object({
  of: z.string().describe('The slug whose record says it.'),
  relation: z.string(),
  label: z.string(),
  interface: z.string().optional(),
  quantity: z.number().optional(),
  maximum: z.number().optional(),
})

/** Reads the records of both: what each one says of the other. */
export const checkFit = defineTool({
  name: 'check_fit',
  title: 'Check whether two go together',
  description:
    'Whether one product goes into, takes, mates with or comes with another, by their records. “not stated” is not a no.',
  needs: 'catalogue',
  schema: z.object({
    first: slugOrNumber,
    second: slugOrNumber,
  }),
  output: z.object({
    source: Source,
    products: z.array(NamedProduct.extend({ asked: z.string() })),
    unknown: z.array(Unknown),
    verdict: z
      .enum(['goes together', 'not stated', 'unknown product'])
      .describe('“not stated”: no record says so, which is not a no.'),
    ways: z.array(Way),
  }),
  isMissing: ({ verdict }) => verdict === 'unknown product',
  async run(site, { first, second }) {
    const reader = await columnsReader(site)
    const read = [first, second].map((asked) => ({ asked, meant: reader.read(asked) }))
    const products = read.flatMap(({ asked, meant }) =>
      meant ? [{ asked, product: meant.product }] : [],
    )
    const [one, other] = products
    const ways =
      one && other
        ? [...waysOf(site, one.product, other.product), ...waysOf(site, other.product, one.product)]
        : []
    return {
      source: sourceOf(site),
      products: products.map(({ asked, product }) => ({ ...namedProduct(site, product), asked })),
      unknown: read.flatMap(({ asked, meant }) =>
        meant ? [] : [{ asked, meant: meantProducts(site, reader.guess(asked)) }],
      ),
      verdict: !other
        ? ('unknown product' as const)
        : ways.length
          ? ('goes together' as const)
          : ('not stated' as const),
      ways,
    }
  },
})

function waysOf({ companions }: ToolSite, of: Product, other: Product): z.input<typeof Way>[] {
  return companions(of).flatMap(({ kind, interface: name, companions: all }) =>
    all
      .filter(({ product }) => product?.slug === other.slug)
      .map(({ quantity, maximum }) => ({
        of: of.slug,
        relation: kind,
        label: companionLabels[kind],
        ...(name && { interface: name }),
        ...(quantity !== undefined && { quantity }),
        ...(maximum !== undefined && { maximum }),
      })),
  )
}
