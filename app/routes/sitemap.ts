import { fixedPages } from '#content/pages.ts'
import { siteContext } from '#app/context.ts'
import { paths } from '#app/lib/paths.ts'
import type { Route } from './+types/sitemap.ts'

/** Every page of the site that may be found by search engines (sitemaps.org, 0.9). */
export function loader({ context }: Route.LoaderArgs) {
  const { url, catalogue } = context.get(siteContext)
  const addresses = [
    paths.home(),
    paths.products(),
    ...catalogue.families.map(({ slug }) => paths.family(slug)),
    ...fixedPages.map(({ path }) => path),
    ...catalogue.products.map(({ slug }) => paths.product(slug)),
  ]
  const entries = addresses.map((path) => `  <url><loc>${escapeXml(url + path)}</loc></url>`)
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  )
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
