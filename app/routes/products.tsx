import { useMemo } from 'react'
import { redirect, useSearchParams } from 'react-router'
import { siteContext } from '#app/context.ts'
import { browserCatalogueContext } from '#app/features/catalogue/browser-catalogue.ts'
import { FilterBar } from '#app/features/catalogue/filter-bar.tsx'
import { ListingResults } from '#app/features/catalogue/listing-results.tsx'
import {
  bulkSelection,
  listingView,
  withoutDistantValues,
} from '#app/features/catalogue/listing-view.ts'
import { useListingNavigation } from '#app/features/catalogue/use-listing-navigation.ts'
import { pack, unpack } from '../framework/packed.ts'
import { homeCrumb } from '#app/lib/page-trail.ts'
import { fromServer } from '../framework/stay-offline.ts'
import { paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumbData } from '#app/lib/structured-data.ts'
import { catalogueWords } from '#content/catalogue-words.ts'
import { parseListingState } from '#domain/catalogue/listing-state.ts'
import type { Route } from './+types/products.ts'
import styles from './products.module.css'

/** Beyond this the browser does not read every text of every product; the server searches them. */
const maxWholeProducts = 2000

export function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const view = listingView(context.get(siteContext).listing(parseListingState(searchParams)))
  const bulk = bulkSelection(searchParams, view)
  if (bulk) throw redirect(paths.products(bulk))
  return pack(withoutDistantValues(view, searchParams.get('open')))
}

export async function clientLoader({ context, request, serverLoader }: Route.ClientLoaderArgs) {
  const store = context.get(browserCatalogueContext)
  const catalogue = store.ready()
  if (!catalogue) {
    void store.load().catch(() => undefined)
    return fromServer(serverLoader)
  }
  const state = parseListingState(new URL(request.url).searchParams)
  if (!state.query) return catalogue.listing(state).catch(() => fromServer(serverLoader))
  const whole =
    catalogue.size > maxWholeProducts
      ? serverLoader()
      : catalogue.wholeListing(state).catch(() => serverLoader())
  // Without a connection the search looks into what has been read.
  return whole.catch((error: unknown) => {
    if (navigator.onLine) throw error
    return catalogue.listing(state).catch(() => fromServer(serverLoader))
  })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'All products',
    description: catalogueWords.description,
    path: paths.products(),
    data: [breadcrumbData([homeCrumb, { label: 'All products' }])],
  })
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const view = useMemo(() => unpack(loaderData), [loaderData])
  const [params] = useSearchParams()
  const navigation = useListingNavigation(view.state)
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        <h1>All products</h1>
        <FilterBar view={view} open={params.get('open')} navigation={navigation} />
        <ListingResults view={view} navigation={navigation} />
      </div>
    </>
  )
}
