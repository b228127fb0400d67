import { articles } from '#content/articles/articles.ts'
import { newsPage } from '#content/company/news.ts'
import { site as company } from '#content/site.ts'
import { siteContext } from '#app/context.ts'
import { updatesFeed, type Update } from '#app/features/crawlers/updates-feed.ts'
import { documentSources } from '#app/features/document/document-sources.server.ts'
import { paths } from '#app/lib/paths.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { slugOf } from '#domain/texts/slug.ts'
import * as texts from '#texts/crawlers.ts'
import type { Route } from './+types/updates.ts'

/** News, articles and documents by the dates of their records. */
export function loader({ context }: Route.LoaderArgs) {
  const { url } = context.get(siteContext)
  const title = fillIn(texts.updates, { maker: company.name })
  const about = { title, author: company.legalName, origin: url, path: programPaths.updates() }
  const text = updatesFeed(about, [...releases(), ...written(), ...documents()])
  return text === undefined
    ? new Response(texts.noUpdates, { status: 404 })
    : new Response(text, {
        headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
      })
}

/** A release has no page of its own: it leads to what it speaks of. */
const releases = (): Update[] =>
  (newsPage?.releases ?? []).map(({ headline, body, date, link }) => ({
    title: headline,
    summary: body,
    date,
    address: link,
    id: `/news#${slugOf(headline)}`,
  }))

const written = (): Update[] =>
  articles.map(({ path, title, description, published }) => ({
    title,
    summary: description,
    date: published,
    address: path,
  }))

const documents = (): Update[] =>
  [...documentSources.values()].map(({ slug, head: { title, lede, date } }) => ({
    title,
    summary: lede,
    date,
    address: paths.document(slug),
  }))
