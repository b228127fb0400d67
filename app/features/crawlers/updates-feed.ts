import { escapeMarkup } from '#domain/texts/escape-markup.ts'
import * as locale from '#texts/locale.ts'

/** What has been published on a day, or in a month, in ISO 8601. */
export type Update = { title: string; summary: string; date: string; address: string; id?: string }

type About = { title: string; author: string; origin: string; path: string }

/**
 * What was published, the newest first, as Atom (RFC 4287); undefined where there is nothing. Two of
 * one day stand as they came.
 */
export function updatesFeed(
  { title, author, origin, path }: About,
  updates: readonly Update[],
): string | undefined {
  const entries = updates
    .map((update) => ({ ...update, moment: momentOf(update.date) }))
    .toSorted((a, b) => b.moment.localeCompare(a.moment))
  const [newest] = entries
  if (!newest) return undefined
  const own = escapeMarkup(origin + path)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale.locale}">
  <title>${escapeMarkup(title)}</title>
  <id>${own}</id>
  <updated>${newest.moment}</updated>
  <author><name>${escapeMarkup(author)}</name></author>
  <link rel="self" type="application/atom+xml" href="${own}"/>
  <link rel="alternate" type="text/html" href="${escapeMarkup(`${origin}/`)}"/>
${entries.map((entry) => entryOf(entry, origin)).join('\n')}
</feed>
`
}

function entryOf(
  { title, summary, address, id = address, moment }: Update & { moment: string },
  origin: string,
): string {
  return `  <entry>
    <title>${escapeMarkup(title)}</title>
    <id>${escapeMarkup(absolute(id, origin))}</id>
    <updated>${moment}</updated>
    <link rel="alternate" href="${escapeMarkup(absolute(address, origin))}"/>
    <summary>${escapeMarkup(summary)}</summary>
  </entry>`
}

const absolute = (address: string, origin: string) => new URL(address, origin).href

/** RFC 3339: a month begins with its first day. */
const momentOf = (date: string) =>
  `${date.length === 'YYYY-MM'.length ? `${date}-01` : date}T00:00:00Z`
