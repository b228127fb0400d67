import type { Recommendation } from '#domain/chat/recommender.ts'
import { withoutBrackets } from '#domain/chat/reply-words.ts'
import type { Understanding } from '#domain/finding/understand.ts'
import { countsWords, wordsAlone } from '#domain/finding/words-in.ts'
import type {
  KnowledgeFound,
  KnowledgeHit,
  KnowledgeItem,
  KnowledgeList,
} from '#domain/knowledge/knowledge-item.ts'
import { withinTime } from '#domain/memo/within-time.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/assistant.ts'

/** What is read of documents. */
export type Documents = {
  list: () => KnowledgeList | Promise<KnowledgeList>
  search: (query: string) => Promise<KnowledgeFound>
  /** Where what was found in a document is read. */
  pathOf: (item: KnowledgeItem, hit: KnowledgeHit) => string
}

/** As long as an answer waits for the documents, in milliseconds. */
const maxWaitMilliseconds = 500
/** Shorter words, and the pieces of numbers, are in every text. */
const telling = /^\p{L}{3,}$/u

/**
 * What a document says of what was asked, with where it says so: of the documents of the products
 * that are answered with, else of any; undefined where none holds all words that were asked with.
 */
export async function documentExcerpt(
  { list, search, pathOf }: Documents,
  { words, wantsDocument }: Pick<Understanding, 'words' | 'wantsDocument'>,
  outcome: Recommendation['outcome'],
): Promise<string | undefined> {
  const products = outcome.kind === 'documents' ? outcome.products : []
  const names = wordsAlone(
    products.map(({ name, partNumber }) => `${name} ${partNumber}`).join(' '),
  )
  const asked = words.filter((word) => telling.test(word) && countsWords([word])(names) === 0)
  if (!wantsDocument || asked.length === 0) return undefined
  const found = await withinTime(
    maxWaitMilliseconds,
    Promise.all([list(), search(asked.join(' '))]),
  ).catch(() => undefined)
  if (!found) return undefined
  const [{ items }, { hits }] = found
  const own = new Set(products.flatMap(({ files = [] }) => files.map(({ url }) => url)))
  for (const hit of hits) {
    const { slug, page, place, excerpt, isPartial } = hit
    const item = items.find((one) => one.slug === slug)
    if (!item || !(page || place) || !excerpt || isPartial || item.file?.gated) continue
    if (own.size && !own.has(item.file?.path ?? '')) continue
    if (countsWords(asked)(wordsAlone(excerpt)) < asked.length) continue
    return fillIn(texts.excerptFrom, {
      excerpt: withoutBrackets(excerpt),
      name: item.name.replace(/[.,:;()[\]]/g, ' '),
      place: place?.name ?? fillIn(texts.excerptPage, { page: page! }),
      address: pathOf(item, hit),
    })
  }
  return undefined
}
