import { SolutionsPage } from '#app/features/solution/solutions-page.tsx'
import { solutionsView, type SolutionsView } from '#app/features/solution/solutions-view.ts'
import { pageTrail, recordHead, required } from '#app/lib/record-head.ts'
import { solutions, solutionsIndex } from '#content/solutions/solutions.ts'

export const load = (): SolutionsView => solutionsView(required(solutionsIndex), solutions)

export const head = (view: SolutionsView) => recordHead(view)

export function Page({ data: view }: { data: SolutionsView }) {
  return <SolutionsPage view={view} trail={pageTrail(view)} />
}
