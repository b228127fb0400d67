import { paths } from '#app/lib/paths.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import type { PageArgs } from '../page-module.ts'

/** Filtered lists are endless and hold nothing that the products' own pages lack. */
export function respond({ site: { url } }: PageArgs) {
  return new Response(
    `User-agent: *
Disallow: ${paths.products()}?

Sitemap: ${url}${programPaths.sitemap()}
# For programs: each page's Markdown, and feeds of each family.
# ${url}${programPaths.llms()}
`,
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  )
}
