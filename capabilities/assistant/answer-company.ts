import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/reply.ts'
import type { Knowledge, Reply } from './knowledge.ts'
import { sayProduct, sentence } from './wording.ts'

const minCoverage = 0.3

/** One sentence of the page that answers, and the page. */
export function answerCompany<P extends SearchedProduct>(
  query: Query<P>,
  knowledge: Knowledge<P>,
  subject: readonly P[],
): Reply<P> {
  const { search, cuesOf, findPages, paths } = knowledge
  const [product] = subject
  // Prices and dates are in no record: a quote has them.
  if (product && cuesOf(search.wordsOf(query.written)).has('commerce'))
    return {
      text: fillIn(texts.quote, { product: sayProduct(product), path: paths.quote(product) }),
      subject,
    }
  const [page] = findPages(query.written)
  if (!page || page.coverage < minCoverage)
    return { text: fillIn(texts.askPeople, { contact: paths.contact }), subject }
  const { title, path, excerpt } = page
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
  const { search, paths, findPages } = knowledge
  const [product] = subject
  const files = product?.files ?? []
  const asked = files.filter(({ label, kind }) =>
    search.wordsOf(`${label} ${kind}`).some((word) => words.includes(word)),
  )
  const shown = asked.length
    ? asked
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
