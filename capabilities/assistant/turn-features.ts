import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import { actFeatures } from './act-features.ts'
import type { Knowledge } from './knowledge.ts'

/** What a turn is known by, the same in training and in use. */
export function turnFeatures<P extends SearchedProduct>(
  query: Query<P>,
  isFirst: boolean,
  knowledge: Knowledge<P>,
): Set<string> {
  const { search, cuesOf } = knowledge
  const words = search.wordsOf(query.written)
  const [hit] = knowledge.passages.find(tellingWords(query.written, knowledge))
  return actFeatures({
    query,
    written: query.written,
    words,
    asking: search.wordsOf(askingSentence(query.written)),
    isFirst,
    cues: cuesOf(words),
    ...(hit && { passage: { ownCoverage: hit.ownCoverage, form: hit.passage.form } }),
  })
}

/** The last sentence that is a question, else the last one. */
function askingSentence(text: string): string {
  const sentences = text.split(/(?<=[.!?;])\s+/).filter(Boolean)
  return sentences.findLast((sentence) => sentence.includes('?')) ?? sentences.at(-1) ?? ''
}

/** The words of a text that ask something, as stems, each once. */
export function tellingWords<P extends SearchedProduct>(
  text: string,
  { search: { wordsOf, isStopWord } }: Pick<Knowledge<P>, 'search'>,
): string[] {
  return [...new Set(wordsOf(text))].filter((word) => !isStopWord(word))
}
