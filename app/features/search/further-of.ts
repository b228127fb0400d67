import type { Site } from '#app/context.ts'
import { itemPath } from '#app/features/knowledge/item-path.ts'
import { likeOf } from '#app/features/knowledge/search-remark.ts'
import { queryWords } from '#domain/catalogue/search.ts'
import type { Understanding } from '#domain/finding/understand.ts'
import { countsWords, wordsAlone } from '#domain/finding/words-in.ts'
import { titleOf, type KnowledgeHit, type KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'
import { rememberFor } from '#domain/memo/remember-for.ts'
import { withinTime } from '#domain/memo/within-time.ts'
import { pageTexts, type PageText } from './page-texts.server.ts'
import type { SuggestedLink } from './suggestions-of.ts'

/** What stands beside the products of a text: documents and pages that hold its words, best first. */
export type Further = { documents: SuggestedLink[]; pages: SuggestedLink[] }

const maxDocuments = 5
const maxPages = 3
/** As long as a list of products waits for the documents, in milliseconds. */
const maxWaitMilliseconds = 300

/** `notToKeep` where the documents do not answer in time, or by their names alone. */
export async function furtherOf(
  knowledge: Site['knowledge'],
  query: string,
  understood: Pick<Understanding, 'words' | 'unknown'>,
): Promise<{ further: Further; notToKeep?: true }> {
  const known = (word: string) => !understood.unknown.includes(word)
  const said = queryWords(query)
  // What nobody knows must not keep the rest from being found.
  const asked = said.some(known) ? said.filter(known) : said
  const words = understood.words.some(known) ? understood.words.filter(known) : asked
  const found = await withinTime(
    maxWaitMilliseconds,
    Promise.all([knowledge.list(), knowledge.search(asked.join(' '))]),
  ).catch(() => undefined)
  const [{ items }, { hits, notToKeep }] = found ?? [
    { items: [] },
    { hits: [], notToKeep: true as const },
  ]
  const further = {
    documents: bestDocuments(items, hits, words).map(({ item, hit }) => ({
      to: itemPath(item, hit),
      name: titleOf(item),
      note: [item.category, hit.place?.name, ...likeOf(hit)].filter(Boolean).join(', '),
    })),
    pages: bestPages(pageTexts, words).map(({ title, path }) => ({
      to: path,
      name: title,
      note: '',
    })),
  }
  return { further, ...(notToKeep && { notToKeep }) }
}

/** More than half of the words stand in the title. */
const isNamedSo = (inTitle: number, words: readonly string[]) => inTitle * 2 > words.length

/** Of some hundred documents, with most searches of most of them. */
const titleWords = rememberFor((item: KnowledgeItem) =>
  wordsAlone(`${titleOf(item)} ${item.name} ${item.category}`),
)

function bestDocuments(
  items: readonly KnowledgeItem[],
  hits: readonly KnowledgeHit[],
  words: readonly string[],
) {
  const count = countsWords(words)
  const bySlug = new Map(items.map((item) => [item.slug, item]))
  return hits
    .flatMap((hit) => {
      const item = bySlug.get(hit.slug)
      // An article is a page.
      if (!item || item.type === 'blog') return []
      const title = titleWords(item)
      return {
        hit,
        item,
        inTitle: count(title),
        // Without any, words only like these were found.
        inText: count(title + wordsAlone(hit.excerpt ?? '')),
      }
    })
    .filter(({ hit, inTitle }) => !hit.isPartial || isNamedSo(inTitle, words))
    .toSorted((a, b) => b.inTitle - a.inTitle || Number(b.inText > 0) - Number(a.inText > 0))
    .filter(({ inText }, _, [first]) => inText > 0 || first!.inText === 0)
    .slice(0, maxDocuments)
}

function bestPages(pages: readonly PageText[], words: readonly string[]) {
  const count = countsWords(words)
  return pages
    .map(({ title, path, ...page }) => ({
      title,
      path,
      inTitle: count(page.inTitle),
      inHead: count(page.inHead),
      inText: count(page.inText),
    }))
    .filter(({ inTitle, inText }) => inText === words.length || isNamedSo(inTitle, words))
    .toSorted((a, b) => b.inTitle - a.inTitle || b.inHead - a.inHead)
    .slice(0, maxPages)
}
