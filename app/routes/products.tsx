import { useMemo } from 'react'
import { data, redirect, useSearchParams } from 'react-router'
import { documentContext, serverPartsContext, siteContext } from '#app/context.ts'
import { browserCatalogueContext } from '#app/features/catalogue/browser-catalogue.ts'
import { allFilters } from '#app/features/filters/all-filters.ts'
import { FilterBarOnIntent } from '#app/features/filters/filter-bar-on-intent.tsx'
import { ListingForm } from '#app/features/filters/listing-form.tsx'
import { ListingResults } from '#app/features/catalogue/listing-results.tsx'
import {
  formState,
  withoutDistantValues,
  type ListingView,
} from '#app/features/catalogue/listing-view.ts'
import { listAhead } from '#app/features/catalogue/list-ahead.ts'
import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { withServerRows } from '#app/features/catalogue/server-rows.tsx'
import { useListingNavigation } from '#app/features/catalogue/use-listing-navigation.ts'
import { inOwnUnits } from '#app/features/filters/in-own-units.server.ts'
import { withOpen } from '#app/features/filters/with-open.ts'
import { listingOf } from '#app/features/search/listing-of.ts'
import * as texts from '#texts/pages.ts'
import { asLeft } from '../framework/as-left.ts'
import { pack, unpack, type Packed } from '../framework/packed.ts'
import { homeCrumb } from '#app/lib/page-trail.ts'
import { fromServer } from '../framework/stay-offline.ts'
import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { catalogueWords } from '#content/catalogue-words.ts'
import { parseListingState } from '#domain/catalogue/listing-state.ts'
import type { Route } from './+types/products.ts'
import styles from './products.module.css'

type PageData = ListingView | Packed<ListingView>

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const site = context.get(siteContext)
  const { view, notToKeep } = await listingOf(site, parseListingState(searchParams))
  const open = searchParams.get('open')
  const asked = formState(inOwnUnits(searchParams, view.facets), view)
  if (asked) throw redirect(withOpen(paths.products(asked), open))
  const { view: sent, parts } = context.get(documentContext) ? withServerRows(view) : { view }
  if (parts) context.set(serverPartsContext, parts)
  const page = pack(withoutDistantValues(sent, open))
  if (missingStatus(site) === 503) return data(page, { status: 503 })
  return data(page, notToKeep && { headers: { 'Cache-Control': 'no-store' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

/** Filters are answered here once the catalogue is read; a text is read by the server. */
export async function clientLoader({ context, request, serverLoader }: Route.ClientLoaderArgs) {
  const { search, searchParams } = new URL(request.url)
  // Of a table that came with the document the rows are gone.
  const seen = searchParams.has('view') ? undefined : (asLeft(request) as PageData | undefined)
  if (seen) return seen
  const store = context.get(browserCatalogueContext)
  const catalogue = store.ready()
  const there = () => fromServer(serverLoader)
  if (!catalogue) {
    void store.load().catch(() => undefined)
    return (await listAhead<ListingView>(request.url)) ?? there()
  }
  const state = parseListingState(searchParams)
  const here = () => catalogue.listing(state).catch(there)
  if (!state.query) return here()
  const { signal } = request
  const response = await fetchInTime(paths.foundProducts(search), { signal }).catch(() => undefined)
  if (response?.ok) return (await response.json()) as ListingView
  // Without a connection, or one that leads nowhere, the search looks into what has been read.
  return navigator.onLine ? there().catch(here) : here()
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: texts.allProducts,
    description: catalogueWords.description,
    path: paths.products(),
    trail: [homeCrumb, { label: texts.allProducts }],
  })
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const view = useMemo(() => unpack(loaderData), [loaderData])
  const [params] = useSearchParams()
  const open = params.get('open')
  const navigation = useListingNavigation(view.state)
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        <h1>{texts.allProducts}</h1>
        <ListingForm query={view.state.query} navigation={navigation}>
          <FilterBarOnIntent view={view} open={open} navigation={navigation} />
        </ListingForm>
        {open !== allFilters && <ListingResults view={view} navigation={navigation} />}
      </div>
    </>
  )
}
