import { useMemo } from 'react'
import { data } from 'react-router'
import { siteContext } from '#app/context.ts'
import { browserCatalogueContext } from '#app/features/catalogue/browser-catalogue.ts'
import { ConnectBand } from '#app/features/shell/connect-band.tsx'
import { notFoundData } from '#app/features/shell/not-found-data.ts'
import { questionsOf } from '#app/features/solution/questions-of.ts'
import { SolutionPage } from '#app/features/solution/solution-page.tsx'
import { solutionView, type SolutionView } from '#app/features/solution/solution-view.ts'
import { pack, unpack } from '#app/lib/packed.ts'
import { paths } from '#app/lib/paths.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { breadcrumbData, faqData } from '#app/lib/structured-data.ts'
import type { Route } from './+types/solution.ts'

const familyOf = (request: Request) => new URL(request.url).searchParams.get('family')

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { catalogue } = context.get(siteContext)
  const view = await solutionView(catalogue, params.solutionSlug, familyOf(request))
  if (!view) throw data(notFoundData(catalogue, params.solutionSlug), { status: 404 })
  return pack(view)
}

export async function clientLoader({
  context,
  params,
  request,
  serverLoader,
}: Route.ClientLoaderArgs) {
  const reading = context.get(browserCatalogueContext).ready()
  const view =
    reading && (await solutionView(reading.catalogue, params.solutionSlug, familyOf(request)))
  return view ?? serverLoader()
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
    data: [breadcrumbData(trailOf(view)), ...(questions.length ? [faqData(questions)] : [])],
  })
}

export default function Solution({ loaderData }: Route.ComponentProps) {
  const view = useMemo(() => unpack(loaderData), [loaderData])
  return (
    <>
      <SolutionPage view={view} trail={trailOf(view)} />
      <ConnectBand to={paths.support()} label="Let's Connect" />
    </>
  )
}

function trailOf({ solution }: SolutionView) {
  return [
    { label: 'Home', to: paths.home() },
    { label: 'Solutions', to: paths.solutions() },
    { label: solution.name },
  ]
}
