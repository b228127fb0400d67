import { documentSources } from '#app/features/document/document-sources.server.ts'
import { llmsText } from '#app/features/crawlers/llms-text.ts'
import type { PageArgs } from '../page-module.ts'

/** What the site holds, for language models (llmstxt.org): Markdown, though the name says text. */
export function respond({ site: { url, catalogue } }: PageArgs) {
  const documents = [...documentSources.values()].map(({ slug, head }) => ({ slug, ...head }))
  return new Response(llmsText(catalogue, url, documents), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
