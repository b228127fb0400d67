import { markdownAnswer, noSuchMarkdown } from '#app/features/crawlers/markdown-answer.ts'
import { solutionMarkdown } from '#app/features/crawlers/solution-markdown.ts'
import { paths } from '#app/lib/paths.ts'
import { solutions } from '#content/solutions/solutions.ts'
import type { PageArgs } from '../page-module.ts'

export function respond({ site, params }: PageArgs) {
  const solution = solutions.find(({ slug }) => slug === params.solutionSlug)
  if (!solution) return noSuchMarkdown(site)
  const page = paths.solution(solution.slug)
  const text = solutionMarkdown(solution, site.catalogue, site.url)
  return markdownAnswer(text, { page, path: `${page}.md` }, site)
}
