import { rememberAsyncByKey } from '#domain/memo/remember-async.ts'
import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import { wantAhead } from './pages-wanted.ts'
import type { ProductPage } from './product-page.ts'
import type { ProductParts } from './product-parts.tsx'

const kept = new Map<string, Promise<ProductPage>>()

const mostParts = 20
/** For who steps back: a page that grows above its place would lose it. */
export const askedParts = /* @__PURE__ */ new Map<string | undefined, Promise<ProductParts>>()

/**
 * Asks the server for a product's page, by its address, ahead of the press that leads there, once per page load;
 * the browser's own reading of the catalogue takes its place as soon as it is there.
 */
export const bringProductPage = rememberAsyncByKey(async (page: string): Promise<ProductPage> => {
  const answer = await fetchInTime(programPaths.productPage(page))
  if (!answer.ok) throw new Error(`No ${page} ahead: ${answer.status}`)
  return (await answer.json()) as ProductPage
}, kept)

/** The same, and has what it begins with rendered; a failure is no loss: the press asks for it again. */
export async function bringAhead(page: string): Promise<void> {
  const brought = await bringProductPage(page).catch(() => undefined)
  if (brought) wantAhead({ page, view: brought.view, details: await brought.details })
}

export const isAskedAhead = (page: string): boolean => kept.has(page)

/** What was asked for, if it was; undefined where it does not come. */
export async function productPageAhead(page: string): Promise<ProductPage | undefined> {
  return kept.get(page)?.catch(() => undefined)
}

/** Asks for what only the server can say of a product, which its page would ask for once it is painted. */
export const bringProductParts = /* @__PURE__ */ rememberAsyncByKey(
  async (page: string): Promise<ProductParts> => {
    if (askedParts.size >= mostParts) askedParts.delete(askedParts.keys().next().value)
    const [answer, units] = await Promise.all([
      fetchInTime(programPaths.productParts(page)),
      // Values in both systems would show both until it comes.
      import('#app/lib/unit-choice.ts').catch(() => undefined),
    ])
    units?.showUnits()
    const parts = (await answer.json()) as ProductParts | null
    if (!parts) throw new Error(`No parts of ${page}: ${answer.status}`)
    return parts
  },
  askedParts,
)
