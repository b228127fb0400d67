import { buildNumberReader, type NumberReader } from '#domain/catalogue/number-reader.ts'
import { inPieces } from '#domain/memo/in-pieces.ts'
import { readItems } from '#domain/deciding/list-items.ts'
import { parseCompareState } from '#domain/deciding/compare-state.ts'
import type { Page } from './on-page.ts'
import type { Company, Subject } from './outcome.ts'

/** What is held side by side in one answer, of a long list its beginning. */
const maxShown = 12

/** What a page shows, by its address: a product, a family, or what is compared or on a parts list. */
export async function createPageAt(
  products: readonly Subject[],
  { familyPath, comparePath, listPath }: Company,
  pause: () => Promise<unknown>,
): Promise<(address: string) => Promise<Page | undefined>> {
  const bySlug = new Map<string, Subject>()
  const names = new Set<string>()
  for (const [at, product] of products.entries()) {
    if (at % 50 === 49) await pause()
    bySlug.set(product.slug, product)
    names.add(product.family)
  }
  const families = new Map([...names].map((family) => [familyPath?.(family) ?? '', family]))
  families.delete('')
  let numbers: Promise<NumberReader<Subject>> | undefined

  return async (address) => {
    const [path = '', query = ''] = address.split('?')
    if (path && path === comparePath)
      return showing(parseCompareState(new URLSearchParams(query)).products)
    if (path && path === listPath) {
      const items = readItems(new URLSearchParams(query).get('items') ?? '')
      return showing(items.map(({ partNumber }) => partNumber))
    }
    const product = bySlug.get(path.replace(/^\//, ''))
    if (product) return { product }
    const family = families.get(path)
    return family === undefined ? undefined : { family }
  }

  /** A parts list says numbers: they are learnt when the first one is read. */
  async function showing(names: readonly string[]): Promise<Page | undefined> {
    const byNumber = await (numbers ??= inPieces(buildNumberReader(products), pause))
    const found = names.flatMap((name) => bySlug.get(name) ?? byNumber(name)?.product ?? [])
    const shown = [...new Set(found)].slice(0, maxShown)
    const [first, second] = shown
    if (first && second) return { products: shown }
    return first && { product: first }
  }
}
