import { articles } from '#content/articles/articles.ts'
import { newsPage } from '#content/company/news.ts'
import { documentSources } from '#app/features/document/document-sources.server.ts'
import { paths } from '#app/lib/paths.ts'
import { slugOf } from '#domain/texts/slug.ts'
import type { Update } from './updates-feed.ts'

/** What this company has published, with the dates of its records: news, articles and documents. */
export const updates: readonly Update[] = [...releases(), ...written(), ...documents()]

/** A release has no page of its own: it leads to what it speaks of. */
function releases(): Update[] {
  return (newsPage?.releases ?? []).map(({ headline, body, date, link }) => ({
    title: headline,
    summary: body,
    date,
    address: link,
    id: `/news#${slugOf(headline)}`,
  }))
}

function written(): Update[] {
  return articles.map(({ path, title, description, published }) => ({
    title,
    summary: description,
    date: published,
    address: path,
  }))
}

function documents(): Update[] {
  return [...documentSources.values()].map(({ slug, head: { title, lede, date } }) => ({
    title,
    summary: lede,
    date,
    address: paths.document(slug),
  }))
}
