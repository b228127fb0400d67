import type { PassageHit } from '#domain/search/passage-search.ts'
import type { Passage } from '#domain/search/passages.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import type { Knowledge, Reply } from './knowledge.ts'
import { saySupply } from './supply.ts'
import { sayProduct, sentence } from './wording.ts'

type Asked<P> = {
  subject: readonly P[]
  /** The words of the conversation, each with how much it counts. */
  weights: ReadonlyMap<string, number>
}

/** So much of a question a passage holds that is quoted. */
const minCoverage = 0.2
/** From here on it answers, whatever its page is called. */
const clearCoverage = 0.6
/** So much of a question the names of a page hold whose passages alone come into question. */
const minNamed = 0.5
const minNearlyNamed = 0.4
/** How much a page's summary counts: it names what the page says and says none of it. */
const summaryWeight = 0.3
/** How much more a passage counts whose page is called as the question says. */
const namedWeight = 3
/** So much more of a question a page holds than any record. */
const minLead = 0.15
/** So much more of it a second passage of the page holds that is quoted as well. */
const minAdded = 0.2
const maxExcerpt = 500
/** How much a passage of a document counts where the company is asked about, and where a document is. */
const documentWeight = { company: 0.5, document: 1.6 }
/** How much more a passage counts that is of a file of the product. */
const fileBoost = 2

/** What a page says that answers, and the page. */
export function answerCompany<P extends SearchedProduct>(
  query: Query<P>,
  knowledge: Knowledge<P>,
  { subject, weights }: Asked<P>,
): Reply<P> {
  const { search, cuesOf, paths, texts } = knowledge
  const [product] = subject
  // Prices and dates are in no record: a quote has them.
  const cues = cuesOf(search.wordsOf(query.written))
  if (product && (cues.has('priceOrDate') || cues.has('commerce')))
    return {
      text: [
        saySupply(product, query.written, texts),
        fillIn(texts.quote, { product: sayProduct(product), path: paths.quote(product) }),
      ]
        .filter(Boolean)
        .join(' '),
      subject,
    }
  const boost = ({ source }: Passage<P>) =>
    source.kind === 'page' && source.note ? documentWeight.company : 1
  return { text: quotePage(query, knowledge, { weights, boost }), subject }
}

/** The files of what is spoken of that the text asks for, else the document that answers best. */
export function answerDocument<P extends SearchedProduct>(
  query: Query<P>,
  words: readonly string[],
  knowledge: Knowledge<P>,
  { subject, weights }: Asked<P>,
): Reply<P> {
  const { search, paths, texts } = knowledge
  const [product] = subject
  const files = (product?.files ?? []).map((file) => ({ ...file, path: paths.file(file.url) }))
  const wanted = files.filter(({ label, kind }) =>
    search.wordsOf(`${label} ${kind}`).some((word) => words.includes(word)),
  )
  if (product && wanted.length)
    return {
      text: wanted
        .slice(0, 3)
        .map(({ label, path }) =>
          fillIn(texts.document, { title: label, product: sayProduct(product), path }),
        )
        .join(' '),
      subject,
    }
  const ofFiles = new Set(files.map(({ path }) => path))
  const boost = ({ source }: Passage<P>) =>
    source.kind !== 'page' || !source.note
      ? 1
      : documentWeight.document * (ofFiles.has(source.path) ? fileBoost : 1)
  return { text: quotePage(query, knowledge, { weights, boost }), subject }
}

/** Whether a page, and no record of a product, says what is asked. */
export function isOfPages<P extends SearchedProduct>(
  query: Query<P>,
  words: readonly string[],
  { findPages, pagePassages, passages }: Knowledge<P>,
): boolean {
  if (query.numbers.length > 0 || query.kinds.length > 0) return false
  const [page] = findPages(query.written)
  if (page && page.named >= minNamed) return true
  const held = (hits: readonly PassageHit<P>[]) =>
    Math.max(0, ...hits.slice(0, 5).map(({ ownCoverage }) => ownCoverage))
  const onPages = held(pagePassages.find(words))
  return onPages >= clearCoverage && onPages >= held(passages.find(words)) + minLead
}

/** The passage that answers best, another of its page that answers more, and where they stand. */
function quotePage<P extends SearchedProduct>(
  query: Query<P>,
  knowledge: Knowledge<P>,
  { weights, boost }: Pick<Asked<P>, 'weights'> & { boost: (passage: Passage<P>) => number },
): string {
  const { findPages, pagePassages, paths, texts } = knowledge
  const found = findPages(query.written, { isSentence: true })
  const [page] = found
  const named = new Map(found.map((one) => [one.path, one.named]))
  const all = pagePassages.find([...weights.keys()], {
    // A rare word tells more of a question than several frequent ones.
    weight: (word) => (weights.get(word) ?? 1) * pagePassages.rarity(word),
    boost: (passage) =>
      boost(passage) *
      (isSummary(passage) ? summaryWeight : 1) *
      (1 + namedWeight * (named.get(pathOf(passage)) ?? 0)),
  })
  // A page that is called as half of the question says, or nearly so where no passage answers.
  const isAnswered = all[0] !== undefined && all[0].ownCoverage >= clearCoverage
  const least = isAnswered || page?.note ? minNamed : minNearlyNamed
  const isClear = page && page.named >= least
  const hits = isClear
    ? all.filter(
        ({ passage, ownCoverage }) => pathOf(passage) === page.path || ownCoverage >= clearCoverage,
      )
    : all
  const [best] = hits
  if (best && best.ownCoverage >= minCoverage && best.passage.source.kind === 'page') {
    const { title, path } = best.passage.source
    const excerpt = [best, ...secondOf(best, hits, pagePassages.rarity)]
      .map(({ passage }) => sentence(passage.text))
      .join(' ')
    return fillIn(texts.page, { excerpt, title, path })
  }
  if (!page) return fillIn(texts.askPeople, { contact: paths.contact })
  const { title, path, excerpt } = page
  return excerpt
    ? fillIn(texts.page, { excerpt: sentence(excerpt), title, path })
    : fillIn(texts.pageOnly, { title, path })
}

/** A passage of the same page that holds what the best one does not. */
function secondOf<P>(
  { passage, ownWords }: PassageHit<P>,
  hits: readonly PassageHit<P>[],
  rarity: (word: string) => number,
): PassageHit<P>[] {
  const weigh = (words: readonly string[]) => words.reduce((sum, word) => sum + rarity(word), 0)
  const second = hits.find(
    (hit) =>
      pathOf(hit.passage) === pathOf(passage) &&
      hit.passage.text.length + passage.text.length <= maxExcerpt &&
      weigh(hit.ownWords.filter((word) => !ownWords.includes(word))) >= minAdded * weigh(ownWords),
  )
  return second ? [second] : []
}

/** What a company's page says of itself; of a document it is an abstract. */
const isSummary = ({ heading, source }: Passage<unknown>): boolean =>
  heading === '' && source.kind === 'page' && !source.note

const pathOf = ({ source }: Passage<unknown>): string => (source.kind === 'page' ? source.path : '')
