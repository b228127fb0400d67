import type { Catalogue } from './catalogue.ts'
import { isHidden, readLifecycle } from './lifecycle.ts'
import { nearestProducts } from './neighbors.ts'
import { createNumberReader, type NumberReader } from './number-reader.ts'
import type { Product } from './product.ts'
import { fold } from './search.ts'

/** What leads to a product besides its place in the lists. Made anew with each catalogue. */
export type ProductAddresses = {
  /** Products no longer made, by slug: no list has them, their own address names the successor. */
  withdrawn: ReadonlyMap<string, Product>
  /**
   * The slug of the product that has, or had, this part number, among its variants as well or by
   * its ordering pattern; in any case.
   */
  slugOf: (partNumber: string) => string | undefined
  /** The slug that is written so, in whatever case; none where two differ in nothing else. */
  slugInAnyCase: (written: string) => string | undefined
  /** Reads part numbers, those of products no longer made included. */
  numbers: NumberReader
}

/** What to order in place of a withdrawn product. */
export type Successor = {
  product: Product
  /** True where nobody named one: the product most like it. */
  isNearest: boolean
}

/** Capitals, digits and hyphens, of both kinds: 'VTP-24-MPO' is a number, 'MTP' and '1x8' are words. */
const numberForm = /^(?=.*\d)(?=.*-)[A-Z\d][A-Z\d./-]*$/

/** `products` are all that could be read, shown or not. */
export function createProductAddresses(products: readonly Product[]): ProductAddresses {
  const withdrawn = products.filter(isWithdrawn)
  const shown = products.filter(({ included }) => included)
  const former = new Map<string, string>()
  for (const { aka, slug } of [...shown, ...withdrawn]) {
    for (const number of aka.filter(isFormerNumber)) {
      const key = keyOf(number)
      // Two products' former number leads to neither: which was meant is anybody's guess.
      former.set(key, former.has(key) && former.get(key) !== slug ? '' : slug)
    }
  }
  const own = new Map<string, string>()
  for (const { partNumber, slug } of [...withdrawn, ...shown]) own.set(keyOf(partNumber), slug)
  // What a product without a number would have.
  own.delete('')
  const numbers = createNumberReader([...shown, ...withdrawn])
  const slugs = new Map<string, string>()
  for (const { slug } of [...shown, ...withdrawn]) {
    const key = slug.toLowerCase()
    slugs.set(key, slugs.has(key) ? '' : slug)
  }
  return {
    withdrawn: new Map(withdrawn.map((product) => [product.slug, product])),
    // A number in use outdoes former ones, and what is shown what is not.
    slugOf: (partNumber) => {
      const key = keyOf(partNumber)
      return (own.get(key) ?? numbers(partNumber)?.product.slug ?? former.get(key)) || undefined
    },
    slugInAnyCase: (written) => slugs.get(written.toLowerCase()) || undefined,
    numbers,
  }
}

/** The named successor's own successor where that is withdrawn, too; undefined in an empty family. */
export function successorOf(
  catalogue: Catalogue<Product>,
  { withdrawn, slugOf }: ProductAddresses,
  product: Product,
): Successor | undefined {
  const seen = new Set<Product>()
  let last: Product | undefined = product
  while (last && !seen.has(last)) {
    seen.add(last)
    const named: string = readLifecycle(last.lifecycle)?.replacedBy ?? ''
    const slug: string = slugOf(named) ?? named
    const next = catalogue.bySlug.get(slug)
    if (next) return { product: next, isNearest: false }
    last = withdrawn.get(slug)
  }
  const [nearest] = nearestProducts(catalogue, product)
  return nearest && { product: nearest, isNearest: true }
}

/** True for an entry of `aka` that is a part number, not a word of the trade. */
export function isFormerNumber(name: string): boolean {
  return numberForm.test(name)
}

function isWithdrawn({ included, lifecycle }: Product): boolean {
  return !included && !isHidden(included, lifecycle)
}

function keyOf(partNumber: string): string {
  return fold(partNumber).trim()
}
