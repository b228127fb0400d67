import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import type { Knowledge, Reply } from './knowledge.ts'
import { tellingWords } from './turn-features.ts'
import { sayProduct, sentence } from './wording.ts'

/** So much of a question a sentence holds that is quoted. */
const minCoverage = 0.2
const clearCoverage = 0.6

/** One sentence of the page that answers, and the page. */
export function answerCompany<P extends SearchedProduct>(
  query: Query<P>,
  knowledge: Knowledge<P>,
  subject: readonly P[],
): Reply<P> {
  const { search, cuesOf, findPages, pagePassages, paths, texts } = knowledge
  const [product] = subject
  // Prices and dates are in no record: a quote has them.
  const cues = cuesOf(search.wordsOf(query.written))
  if (product && (cues.has('priceOrDate') || cues.has('commerce')))
    return {
      text: fillIn(texts.quote, { product: sayProduct(product), path: paths.quote(product) }),
      subject,
    }
  const [page] = findPages(query.written, { isSentence: true })
  const words = tellingWords(query.written, knowledge)
  const hits = pagePassages.find(words)
  const ofPage = hits.find(
    ({ passage: { source } }) => source.kind === 'page' && source.path === page?.path,
  )
  const [best] = hits
  // A sentence that holds most of a question answers it, whatever its page is called.
  const answer = best && best.ownCoverage >= clearCoverage ? best : ofPage
  const source = answer?.passage.source
  const { title, path } = source?.kind === 'page' ? source : (page ?? {})
  if (title === undefined || path === undefined)
    return { text: fillIn(texts.askPeople, { contact: paths.contact }), subject }
  const excerpt = answer && answer.ownCoverage >= minCoverage ? answer.passage.text : page?.excerpt
  return {
    text: excerpt
      ? fillIn(texts.page, { excerpt: sentence(excerpt), title, path })
      : fillIn(texts.pageOnly, { title, path }),
    subject,
  }
}

/** The files of what is spoken of that the text asks for, else the document that answers best. */
export function answerDocument<P extends SearchedProduct>(
  query: Query<P>,
  words: readonly string[],
  subject: readonly P[],
  knowledge: Knowledge<P>,
): Reply<P> {
  const { search, paths, findPages, texts } = knowledge
  const [product] = subject
  const files = product?.files ?? []
  const wanted = files.filter(({ label, kind }) =>
    search.wordsOf(`${label} ${kind}`).some((word) => words.includes(word)),
  )
  const shown = wanted.length
    ? wanted
    : files.length && findPages(query.written).length === 0
      ? files
      : []
  if (product && shown.length)
    return {
      text: shown
        .slice(0, 3)
        .map(({ label, url }) =>
          fillIn(texts.document, {
            title: label,
            product: sayProduct(product),
            path: paths.file(url),
          }),
        )
        .join(' '),
      subject,
    }
  return answerCompany(query, knowledge, subject)
}
