import { site as company } from '#content/site.ts'
import { updatesFeed } from '#app/features/crawlers/updates-feed.ts'
import { updates } from '#app/features/crawlers/updates.server.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/crawlers.ts'
import type { PageArgs } from '../page-module.ts'

/** News, articles and documents by the dates of their records. */
export function respond({ site: { url } }: PageArgs) {
  const title = fillIn(texts.updates, { maker: company.name })
  const about = { title, author: company.legalName, origin: url, path: programPaths.updates() }
  const text = updatesFeed(about, updates)
  return text === undefined
    ? new Response(texts.noUpdates, { status: 404 })
    : new Response(text, {
        headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
      })
}
