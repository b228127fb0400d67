import { useMemo } from 'react'
import { data, redirect } from 'react-router'
import { siteContext } from '#app/context.ts'
import { browserCatalogueContext } from '#app/features/catalogue/browser-catalogue.ts'
import { formState, withoutDistantValues } from '#app/features/catalogue/listing-view.ts'
import { sentWithPlace } from '#app/features/filters/all-filters.ts'
import { inOwnUnits } from '#app/features/filters/in-own-units.server.ts'
import { withOpen } from '#app/features/filters/with-open.ts'
import { notFoundData } from '#app/features/shell/not-found-data.ts'
import { parseProductsState } from '#app/features/solution/products-state.ts'
import { SolutionPage } from '#app/features/solution/solution-page.tsx'
import { solutionView, type SolutionView } from '#app/features/solution/solution-view.ts'
import { homeCrumb } from '#app/lib/page-trail.ts'
import { paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { faqData } from '#app/lib/structured-data.ts'
import type { Solution as SolutionRecord } from '#domain/records/solution.ts'
import { fromServer } from '../framework/stay-offline.ts'
import { asLeft } from '../framework/as-left.ts'
import { pack, unpack, type Packed } from '../framework/packed.ts'
import * as texts from '#texts/pages.ts'
import type { Route } from './+types/solution.ts'

const stateOf = (request: Request) => parseProductsState(new URL(request.url).searchParams)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { catalogue, mixedListings } = context.get(siteContext)
  const slug = params.solutionSlug
  const view = await solutionView(catalogue, () => mixedListings, slug, stateOf(request))
  if (!view) throw data(await notFoundData(catalogue, slug), { status: 404 })
  const { grid } = view
  if (!grid) return pack(view)
  const { searchParams } = new URL(request.url)
  const open = searchParams.get('open')
  const asked = formState(inOwnUnits(searchParams, grid.facets), grid)
  if (asked) {
    const to = paths.solution(slug, grid.chosen, 1, asked)
    throw redirect(`${withOpen(to, open)}#products`)
  }
  return pack({ ...view, grid: withoutDistantValues(grid, open, sentWithPlace) })
}

export async function clientLoader({
  context,
  params,
  request,
  serverLoader,
}: Route.ClientLoaderArgs) {
  const seen = asLeft(request) as SolutionView | Packed<SolutionView> | undefined
  if (seen) return seen
  const reading = context.get(browserCatalogueContext).ready()
  const view =
    reading &&
    solutionView(reading.catalogue, reading.mixedListings, params.solutionSlug, stateOf(request))
  return (await view?.catch(() => undefined)) ?? fromServer(serverLoader)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const view = unpack(loaderData)
  const { title, description, path, socialCard } = view.solution
  const questions = questionsOf(view.solution)
  return pageMeta(matches, {
    title,
    description,
    path,
    ...(socialCard && { image: socialCard }),
    trail: trailOf(view),
    data: questions.length ? [faqData(questions)] : [],
  })
}

export default function Solution({ loaderData }: Route.ComponentProps) {
  const view = useMemo(() => unpack(loaderData), [loaderData])
  // Another solution begins anew: its film, and where its sliders stand.
  return <SolutionPage key={view.solution.slug} view={view} trail={trailOf(view)} />
}

function trailOf({ solution }: SolutionView) {
  return [homeCrumb, { label: texts.solutions, to: paths.solutions() }, { label: solution.name }]
}

/** Every question a page answers, in its order. */
function questionsOf({ parts }: SolutionRecord): { question: string; answer: string }[] {
  return parts.flatMap((part) =>
    part.kind === 'questions' ? part.groups.flatMap(({ items }) => items) : [],
  )
}
