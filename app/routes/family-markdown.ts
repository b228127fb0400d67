import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { familyMarkdown } from '#app/features/crawlers/family-markdown.ts'
import { markdownAnswer, noSuchMarkdown } from '#app/features/crawlers/markdown-answer.ts'
import { paths } from '#app/lib/paths.ts'
import type { PageArgs } from '../page-module.ts'

export function respond({ site, params }: PageArgs) {
  const family = site.catalogue.families.find(({ slug }) => slug === params.familySlug)
  if (!family) return noSuchMarkdown(site, missingStatus(site))
  const page = paths.family(family.slug)
  return markdownAnswer(familyMarkdown(family, site.url), { page, path: `${page}.md` }, site)
}
