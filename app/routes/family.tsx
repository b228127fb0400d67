import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import { browserCatalogueContext } from '#app/features/catalogue/browser-catalogue.ts'
import { FamilyIntro } from '#app/features/catalogue/family-intro.tsx'
import { familyView, parseFamilyState } from '#app/features/catalogue/family-view.ts'
import { ProductGrid } from '#app/features/catalogue/product-grid.tsx'
import { SubFamilyButtons } from '#app/features/catalogue/sub-family-buttons.tsx'
import { ConnectBand } from '#app/features/shell/connect-band.tsx'
import { notFoundData } from '#app/features/shell/not-found-data.ts'
import { paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Pager } from '#app/ui/pager.tsx'
import type { Route } from './+types/family.ts'

const stateOf = (request: Request) => parseFamilyState(new URL(request.url).searchParams)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { catalogue } = context.get(siteContext)
  const view = await familyView(catalogue, params.familySlug, stateOf(request))
  if (!view) throw data(notFoundData(catalogue, params.familySlug), { status: 404 })
  return view
}

export async function clientLoader({
  context,
  params,
  request,
  serverLoader,
}: Route.ClientLoaderArgs) {
  const store = context.get(browserCatalogueContext)
  // The server also answers for families the browser's reading lacks: with a helpful 404.
  return (await store.ready()?.family(params.familySlug, stateOf(request))) ?? serverLoader()
}

export function meta({ loaderData: view, matches }: Route.MetaArgs) {
  if (!view) return []
  return pageMeta(matches, {
    title: view.chosen ? `${view.chosen} – ${view.name}` : view.name,
    description: view.content?.subHeadline ?? `${view.total} products in ${view.name}.`,
    path: paths.family(view.slug, view.chosen, view.page),
    image: `other/social/family-${view.slug.replaceAll('&', 'and')}.jpg`,
  })
}

export default function Family({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap">
        <Breadcrumb trail={[{ label: 'Home', to: paths.home() }, { label: view.name }]} />
        <FamilyIntro view={view} />
        <SubFamilyButtons view={view} />
        <ProductGrid cards={view.cards} action />
        <Pager
          label={`Pages of ${view.name}`}
          page={view.page}
          pages={view.pages}
          to={(page) => paths.family(view.slug, view.chosen, page)}
        />
      </div>
      <ConnectBand to={paths.contact()} label="Let's Connect" />
    </>
  )
}
