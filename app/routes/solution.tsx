import { formState, withoutDistantValues } from '#app/features/catalogue/listing-view.ts'
import { sentWithPlace, withOpen } from '#app/features/filters/all-filters.ts'
import { parseProductsState } from '#app/features/solution/products-state.ts'
import { SolutionPage } from '#app/features/solution/solution-page.tsx'
import { solutionView, type SolutionView } from '#app/features/solution/solution-view.ts'
import { homeCrumb } from '#app/lib/record-head.ts'
import { paths } from '#app/lib/paths.ts'
import { redirectTo, NotFoundError } from '#app/page-module.ts'
import { faqData } from '#app/lib/structured-data.ts'
import type { Solution as SolutionRecord } from '#domain/records/solution.ts'
import * as texts from '#texts/pages.ts'
import type { PageArgs, PageHead } from '../page-module.ts'

export function load({ site, params, url }: PageArgs): SolutionView | Response {
  const { solutionSlug: slug = '' } = params
  const { searchParams } = url
  const view = solutionView(site, slug, parseProductsState(searchParams))
  if (!view) throw new NotFoundError(slug)
  const { grid } = view
  if (!grid) return view
  const open = searchParams.get('open')
  const asked = formState(searchParams, grid)
  if (asked) {
    const to = paths.solution(slug, grid.chosen, 1, asked)
    return redirectTo(`${withOpen(to, open)}#products`)
  }
  return { ...view, grid: withoutDistantValues(grid, open, sentWithPlace) }
}

export function head(view: SolutionView): PageHead {
  const { title, description, path, socialCard } = view.solution
  const questions = questionsOf(view.solution)
  return {
    title,
    description,
    path,
    ...(socialCard && { image: socialCard }),
    trail: trailOf(view),
    data: questions.length ? [faqData(questions)] : [],
  }
}

export function Page({ data: view, url }: { data: SolutionView; url: URL }) {
  return <SolutionPage view={view} open={url.searchParams.get('open')} trail={trailOf(view)} />
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
