import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { sitemapText } from '#app/features/crawlers/sitemap-text.ts'
import { documentSources } from '#app/features/document/document-sources.server.ts'
import * as answers from '#texts/answers.ts'
import * as texts from '#texts/crawlers.ts'
import type { PageArgs } from '../page-module.ts'

export function respond({ site, url: { searchParams } }: PageArgs) {
  const { url, catalogue } = site
  // A map without products would be taken at its word.
  const status = missingStatus(site)
  if (status === 503) return new Response(answers.busy, { status })
  const part = searchParams.get('part')
  const text = sitemapText(catalogue, url, part === null ? undefined : Number(part), {
    documents: [...documentSources.keys()],
  })
  return text === undefined
    ? new Response(texts.noSuchPart, { status: 404 })
    : new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
