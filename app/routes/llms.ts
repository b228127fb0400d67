import { siteContext } from '#app/context.ts'
import { documentSources } from '#app/features/document/document-sources.server.ts'
import { llmsText } from '#app/features/crawlers/llms-text.ts'
import type { Route } from './+types/llms.ts'

/** What the site holds, for language models (llmstxt.org): Markdown, though the name says text. */
export function loader({ context }: Route.LoaderArgs) {
  const { url, catalogue } = context.get(siteContext)
  const documents = [...documentSources.values()].map(({ slug, head }) => ({ slug, ...head }))
  return new Response(llmsText(catalogue, url, documents), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
