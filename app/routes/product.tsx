import { useMemo } from 'react'
import { serverPartsContext, siteContext, structuredDataContext } from '#app/context.ts'
import { browserCatalogueContext } from '#app/features/catalogue/browser-catalogue.ts'
import { PagesAhead } from '#app/features/catalogue/pages-ahead.tsx'
import { renderAheadWith } from '#app/features/catalogue/pages-wanted.ts'
import { ProductHead } from '#app/features/catalogue/product-head.tsx'
import { ProductRest } from '#app/features/catalogue/product-rest.tsx'
import { ProductValues } from '#app/features/catalogue/product-values.tsx'
import { productTrail } from '#app/features/catalogue/product-trail.ts'
import { namedSuccessor } from '#app/features/catalogue/product-facts-view.ts'
import { productData } from '#app/features/catalogue/product-data.ts'
import { notListed } from '#app/features/catalogue/not-listed.ts'
import { partName, useProductParts } from '#app/features/catalogue/use-product-parts.ts'
import { productPageAhead } from '#app/features/catalogue/product-ahead.ts'
import { productPage, type ProductPage } from '#app/features/catalogue/product-page.ts'
import type { ProductDetails } from '#app/features/catalogue/product-details-view.ts'
import type { ProductView } from '#app/features/catalogue/product-view.ts'
import { WithdrawnProduct } from '#app/features/catalogue/withdrawn-product.tsx'
import { withdrawnView, type WithdrawnView } from '#app/features/catalogue/withdrawn-view.ts'
import { asLeft } from '../framework/as-left.ts'
import { pack, unpack, type Packed } from '../framework/packed.ts'
import { fromServer } from '../framework/stay-offline.ts'
import { numberParameter, paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { settle, useSettled } from '#app/ui/use-settled.ts'
import type { Route } from './+types/product.ts'

/** Of a description, in characters. */
const minSummaryLength = 50

type PageData =
  | ProductPage
  /** Of a product that is no longer made, which only the server knows. */
  | { view: WithdrawnView; details?: never }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { catalogue, addresses } = site
  const product = catalogue.bySlug.get(params.productSlug)
  if (!product) {
    const former = addresses.withdrawn.get(params.productSlug)
    if (!former) throw await notListed(site, params.productSlug)
    return pack<PageData>({ view: withdrawnView(catalogue, addresses, former) })
  }
  const { page, parts } = await productPage(site, product, url.searchParams.get(numberParameter))
  const successor = namedSuccessor(site, product)
  context.set(
    structuredDataContext,
    productData(product, productTrail(page.view), {
      goesWith: site.companions(product),
      successor,
    }),
  )
  context.set(
    serverPartsContext,
    new Map([
      [partName('statements', page.view), parts.statements],
      [partName('links', page.view), parts.links],
      [partName('facts', page.view), parts.facts],
      [partName('specification', page.view), parts.specification],
      [partName('neighbors', page.view), parts.neighbors],
    ]),
  )
  return pack<PageData>(page)
}

/** A page that is stepped back to has to be whole at once, or it loses its place as it grows. */
const detailsRead = new Map<string, ProductDetails>()

/**
 * Once the catalogue is read, what it knows of the product shows at once; what only the whole
 * document holds follows as soon as that one document is there.
 */
export async function clientLoader({
  context,
  params,
  request,
  serverLoader,
}: Route.ClientLoaderArgs) {
  const seen = asLeft(request) as PageData | Packed<PageData> | undefined
  // What came later than the page may have failed.
  if (seen && !('details' in seen && seen.details instanceof Promise)) return seen
  const store = context.get(browserCatalogueContext)
  const number = new URL(request.url).searchParams.get(numberParameter) ?? undefined
  const catalogue = store.ready()
  const view = number ? undefined : catalogue?.product(params.productSlug)
  // The server answers for what this reading lacks: a newer product, one no longer made, a part
  // number, or a helpful 404.
  if (!catalogue || !view) {
    const page = paths.product(params.productSlug, number)
    return (await productPageAhead(page)) ?? fromServer(serverLoader)
  }
  const known = detailsRead.get(params.productSlug)
  if (known) return { view, details: known }
  const details = store.product(params.productSlug).then(async (product) => {
    const said = await catalogue.details(product)
    detailsRead.set(params.productSlug, said)
    return said
  })
  // The server has the document when the database does not answer.
  const found = details.catch(async () => unpack(await serverLoader()).details!)
  settle(found)
  return { view, details: found }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { view } = unpack<PageData>(loaderData)
  const { name, slug } = view
  const number = 'number' in view ? view.number : undefined
  const title = number ? `${number}: ${name}` : name
  const path = paths.product(slug)
  if ('statement' in view) {
    return pageMeta(matches, { title, description: view.statement, path, noIndex: true })
  }
  return [
    ...pageMeta(matches, {
      title,
      description: describe(view),
      path,
      ...(view.image && { image: view.image }),
    }),
    {
      tagName: 'link' as const,
      rel: 'alternate',
      type: 'text/markdown',
      href: paths.markdown(slug),
    },
  ]
}

/** A text that says too little for a list of search results is followed by values. */
function describe({ text, highlights }: ProductView): string {
  if (text.length >= minSummaryLength) return text
  return [text, ...highlights.map(({ label, value }) => `${label}: ${value}.`)].join(' ').trim()
}

// Brought ahead of a press with this.
renderAheadWith(PagesAhead)

export default function Product({ loaderData }: Route.ComponentProps) {
  const { view, details } = useMemo(() => unpack<PageData>(loaderData), [loaderData])
  const { known, failed = false } = useSettled(details)
  const asked = useProductParts(details && view)
  return (
    <div key={paths.product(view.slug, details && view.number)} className="wrap">
      <Breadcrumb trail={productTrail(view)} />
      {'statement' in view ? (
        <WithdrawnProduct view={view} />
      ) : (
        <>
          <ProductHead view={view} details={known} hasFailed={failed} parts={asked.parts}>
            <ProductValues view={view} details={known} parts={asked.parts} />
          </ProductHead>
          <ProductRest view={view} details={known} hasFailed={failed} asked={asked} />
        </>
      )}
    </div>
  )
}
