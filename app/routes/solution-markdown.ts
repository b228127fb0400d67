import { siteContext } from '#app/context.ts'
import { markdownAnswer, noSuchMarkdown } from '#app/features/crawlers/markdown-answer.ts'
import { solutionMarkdown } from '#app/features/crawlers/solution-markdown.ts'
import { paths } from '#app/lib/paths.ts'
import { solutions } from '#content/solutions/solutions.ts'
import type { Route } from './+types/solution-markdown.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const solution = solutions.find(({ slug }) => slug === params.solutionSlug)
  if (!solution) return noSuchMarkdown(site)
  const page = paths.solution(solution.slug)
  const text = solutionMarkdown(solution, site.catalogue, site.url)
  return markdownAnswer(text, { page, path: `${page}.md` }, site)
}
