import { companionLabels } from '#app/features/catalogue/goes-with-view.ts'
import { columnsReader } from '#app/features/compare/columns-reader.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { checkFit as tool } from '#domain/programs/product-tools.ts'
import type { Asked, Told as ToldBy } from '#domain/programs/shapes.ts'
import { meantProducts, namedProduct, sourceOf, type ProgramSite } from './program-site.ts'

type Output = ToldBy<typeof tool>

/** Whether two go together, by what each one's record says of the other. */
export async function checkFit(
  site: ProgramSite,
  { first, second }: Asked<typeof tool>,
): Promise<Output> {
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
    verdict: !other ? 'unknown product' : ways.length ? 'goes together' : 'not stated',
    ways,
  }
}

function waysOf({ companions }: ProgramSite, of: Product, other: Product): Output['ways'] {
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
