import { useMemo } from 'react'
import { data } from 'react-router'
import { siteContext, structuredDataContext } from '#app/context.ts'
import { browserCatalogueContext } from '#app/features/catalogue/browser-catalogue.ts'
import type { PendingDetails } from '#app/features/catalogue/product-details.tsx'
import { ProductHead } from '#app/features/catalogue/product-head.tsx'
import { ProductRest } from '#app/features/catalogue/product-rest.tsx'
import { productDetails } from '#app/features/catalogue/product-details-view.ts'
import { productData } from '#app/features/catalogue/product-data.ts'
import { productView, type ProductView } from '#app/features/catalogue/product-view.ts'
import { ConnectBand } from '#app/features/shell/connect-band.tsx'
import { notFoundData } from '#app/features/shell/not-found-data.ts'
import { pack, unpack } from '#app/lib/packed.ts'
import { paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import type { Crumb } from '#app/lib/structured-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import type { Route } from './+types/product.ts'

/** Of a description, in characters. */
const shortest = 50

type ProductData = { view: ProductView; details: PendingDetails }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { catalogue } = context.get(siteContext)
  const product = catalogue.bySlug.get(params.productSlug)
  if (!product) throw data(notFoundData(catalogue, params.productSlug), { status: 404 })
  const view = productView(catalogue, product)
  context.set(structuredDataContext, productData(product, trailOf(view)))
  return pack<ProductData>({ view, details: await productDetails(catalogue, product) })
}

/**
 * Once the catalogue is read, what it knows of the product shows at once; what only the whole
 * document holds follows as soon as that one document is there.
 */
export async function clientLoader({ context, params, serverLoader }: Route.ClientLoaderArgs) {
  const store = context.get(browserCatalogueContext)
  const catalogue = store.ready()
  const view = catalogue?.product(params.productSlug)
  // The server answers for what this reading lacks: a newer product, or a helpful 404.
  if (!catalogue || !view) return serverLoader()
  const known = store.readyProduct(params.productSlug)
  if (known) return { view, details: catalogue.details(known) }
  const details = store
    .product(params.productSlug)
    .then((product) => (product ? catalogue.details(product) : undefined))
  return { view, details }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { view } = unpack<ProductData>(loaderData)
  return [
    ...pageMeta(matches, {
      title: view.name,
      description: describe(view),
      path: paths.product(view.slug),
      ...(view.image && { image: view.image }),
    }),
    {
      tagName: 'link' as const,
      rel: 'alternate',
      type: 'text/markdown',
      href: paths.markdown(view.slug),
    },
  ]
}

/** A text that says too little for a list of search results is followed by values. */
function describe({ text, highlights }: ProductView): string {
  if (text.length >= shortest) return text
  return [text, ...highlights.map(({ label, value }) => `${label}: ${value}.`)].join(' ').trim()
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { view, details } = useMemo(() => unpack<ProductData>(loaderData), [loaderData])
  return (
    <>
      <div className="wrap">
        <Breadcrumb trail={trailOf(view)} />
        <ProductHead view={view} details={details} />
        <ProductRest key={view.slug} view={view} details={details} />
      </div>
      <ConnectBand to={paths.support()} label="LET'S CONNECT" />
    </>
  )
}

function trailOf({ name, family, subFamily }: ProductView): Crumb[] {
  return [
    { label: 'Home', to: paths.home() },
    ...(family ? [{ label: family.name, to: paths.family(family.slug) }] : []),
    ...(family && subFamily
      ? [{ label: subFamily, to: paths.family(family.slug, subFamily) }]
      : []),
    { label: name },
  ]
}
