import { SolutionsPage } from '#app/features/solution/solutions-page.tsx'
import { solutionsView } from '#app/features/solution/solutions-view.ts'
import { pageTrail } from '#app/lib/page-trail.ts'
import { required } from '#app/lib/required.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { solutions, solutionsIndex } from '#content/solutions/solutions.ts'
import type { Route } from './+types/solutions.ts'

/** On the server alone: the browser has no use for all records whole. */
export function loader() {
  return solutionsView(required(solutionsIndex), solutions)
}

export function meta({ loaderData: view, matches }: Route.MetaArgs) {
  if (!view) return []
  const { title, description, path } = view
  return pageMeta(matches, { title, description, path, trail: pageTrail(view) })
}

export default function Solutions({ loaderData: view }: Route.ComponentProps) {
  return <SolutionsPage view={view} trail={pageTrail(view)} />
}
