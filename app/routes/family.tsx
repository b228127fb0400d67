import { useMemo } from 'react'
import { data, redirect, useSearchParams } from 'react-router'
import { siteContext } from '#app/context.ts'
import { browserCatalogueContext } from '#app/features/catalogue/browser-catalogue.ts'
import { FamilyIntro } from '#app/features/catalogue/family-intro.tsx'
import { familyPlace, parseFamilyState } from '#app/features/catalogue/family-state.ts'
import { familyView, type FamilyView } from '#app/features/catalogue/family-view.ts'
import { listAhead } from '#app/features/catalogue/list-ahead.ts'
import { requireCatalogue } from '#app/features/catalogue/require-catalogue.ts'
import { formState, withoutDistantValues } from '#app/features/catalogue/listing-view.ts'
import { allFilters, sentWithPlace } from '#app/features/filters/all-filters.ts'
import { inOwnUnits } from '#app/features/filters/in-own-units.server.ts'
import { withOpen } from '#app/features/filters/with-open.ts'
import { ListGrid } from '#app/features/catalogue/list-grid.tsx'
import { SubFamilyButtons } from '#app/features/catalogue/sub-family-buttons.tsx'
import { PlaceFiltersOnIntent } from '#app/features/filters/place-filters-on-intent.tsx'
import { notFoundData } from '#app/features/shell/not-found-data.ts'
import { homeCrumb } from '#app/lib/page-trail.ts'
import { placeFields } from '#domain/catalogue/place-fields.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as listing from '#texts/listing.ts'
import * as texts from '#texts/pages.ts'
import { asLeft } from '../framework/as-left.ts'
import { pack, unpack, type Packed } from '../framework/packed.ts'
import { fromServer } from '../framework/stay-offline.ts'
import { paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { collectionData, type Crumb } from '#app/lib/structured-data.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { site } from '#content/site.ts'
import type { Route } from './+types/family.ts'

const [familyField, typeField] = placeFields

const stateOf = (request: Request) => parseFamilyState(new URL(request.url).searchParams)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { catalogue, familyListings } = context.get(siteContext)
  const view = await familyView(catalogue, familyListings, params.familySlug, stateOf(request))
  if (!view) requireCatalogue({ catalogue })
  if (!view) throw data(await notFoundData(catalogue, params.familySlug), { status: 404 })
  const { searchParams } = new URL(request.url)
  const open = searchParams.get('open')
  const asked = formState(inOwnUnits(searchParams, view.facets), view)
  if (asked) {
    const to = paths.family(view.slug, view.chosen, 1, asked)
    throw redirect(`${withOpen(to, open)}#products`)
  }
  return pack(withoutDistantValues(view, open, sentWithPlace))
}

export async function clientLoader({
  context,
  params,
  request,
  serverLoader,
}: Route.ClientLoaderArgs) {
  const seen = asLeft(request) as FamilyView | Packed<FamilyView> | undefined
  if (seen) return seen
  const store = context.get(browserCatalogueContext)
  // The server also answers for families the browser's reading lacks: with a helpful 404.
  const catalogue = store.ready()
  const view = catalogue
    ? catalogue.family(params.familySlug, stateOf(request))?.catch(() => undefined)
    : listAhead<FamilyView>(request.url)
  return (await view) ?? fromServer(serverLoader)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const view = unpack(loaderData)
  const { name, slug, chosen, page, cards, content } = view
  const path = paths.family(slug, chosen, page)
  const products = cards.map((card) => paths.product(card.slug))
  const title = chosen ? fillIn(texts.typeTitle, { type: chosen, family: name }) : name
  return pageMeta(matches, {
    title: page > 1 ? fillIn(texts.pageOfTitle, { title, page }) : title,
    description: describe(view),
    path,
    ...(content?.socialCard && { image: content.socialCard }),
    trail: trailOf(view),
    data: [collectionData(chosen ?? name, path, products)],
  })
}

/** A part of a family is told apart by what is in it. */
function describe({ name, content, chosen, page, matched, cards }: FamilyView): string {
  if (content && !chosen && page === 1) return content.subHeadline
  const names = cards.slice(0, 3).map((card) => card.name)
  return fillIn(texts.familySummary, {
    name: chosen ?? name,
    site: site.name,
    count: matched,
    names: names.join('; '),
  })
}

function trailOf({ name, slug, chosen }: FamilyView): Crumb[] {
  if (!chosen) return [homeCrumb, { label: name }]
  return [homeCrumb, { label: name, to: paths.family(slug) }, { label: chosen }]
}

export default function Family({ loaderData }: Route.ComponentProps) {
  const view = useMemo(() => unpack(loaderData), [loaderData])
  const { slug, chosen, state } = view
  const place = useMemo(() => familyPlace(slug, chosen), [slug, chosen])
  const open = useSearchParams()[0].get('open')
  return (
    <div className="wrap">
      <Breadcrumb trail={trailOf(view)} />
      <FamilyIntro view={view} />
      <SubFamilyButtons view={view} />
      <PlaceFiltersOnIntent
        view={view}
        open={open}
        place={place}
        label={fillIn(listing.productsOf, { name: view.name })}
        among={{ [familyField]: [view.name], ...(chosen && { [typeField]: [chosen] }) }}
      />
      {open !== allFilters && <ListGrid cards={view.cards} action />}
      <Pager
        label={fillIn(texts.pagesOf, { name: view.name })}
        page={view.page}
        pages={view.pages}
        to={(page) => paths.family(slug, chosen, page, state)}
      />
    </div>
  )
}
