import type { SearchedProduct } from '#domain/search/product-facts.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { answerText } from './answer-text.ts'
import type { Conversation } from './conversation.ts'
import type { Knowledge, Reply } from './knowledge.ts'
import type { AskedTurn } from './passage-ranker.ts'
import { saySupply } from './supply.ts'
import { sayProduct, sentence } from './wording.ts'

const maxFiles = 3

/** Where the price of what is spoken of is, and how soon it ships: no record has either, a quote has. */
export function answerSupply<P extends SearchedProduct>(
  product: P,
  written: string,
  { paths, texts }: Pick<Knowledge<P>, 'paths' | 'texts'>,
): string {
  const quote = { product: sayProduct(product), path: paths.quote(product) }
  return [saySupply(product, written, texts), fillIn(texts.quote, quote)].filter(Boolean).join(' ')
}

/** What a page says that answers, else the page that is called so, else where people are asked. */
export function answerCompany<P extends SearchedProduct>(
  conversation: Conversation<P>,
  turn: AskedTurn<P>,
  knowledge: Knowledge<P>,
): Reply<P> {
  const { findPages, paths, texts } = knowledge
  const { subject } = conversation
  const answer = answerText(conversation, turn, knowledge)
  if (answer) return answer
  const [page] = findPages(turn.query.written, { isSentence: true })
  if (!page) return { text: fillIn(texts.askPeople, { contact: paths.contact }), subject }
  const { title, path, excerpt } = page
  const text = excerpt
    ? fillIn(texts.page, { excerpt: sentence(excerpt), title, path })
    : fillIn(texts.pageOnly, { title, path })
  return { text, subject }
}

/** The files of what is spoken of that a text asks for. */
export function answerFiles<P extends SearchedProduct>(
  product: P,
  words: readonly string[],
  { search, paths, texts }: Pick<Knowledge<P>, 'search' | 'paths' | 'texts'>,
): string {
  const wanted = (product.files ?? []).filter(({ label, kind }) =>
    search.wordsOf(`${label} ${kind}`).some((word) => words.includes(word)),
  )
  return wanted
    .slice(0, maxFiles)
    .map(({ label, url }) =>
      fillIn(texts.document, {
        title: label,
        product: sayProduct(product),
        path: paths.file(url),
      }),
    )
    .join(' ')
}
