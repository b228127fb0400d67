import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import type { Knowledge, Reply } from './knowledge.ts'

/** So much of a question the term is. */
const minShare = 0.3

/** Explains the term of the glossary that a text names, the longest first. */
export function answerMeaning<P extends SearchedProduct>(
  { written, kinds }: Query<P>,
  { glossary, search, texts }: Knowledge<P>,
  subject: readonly P[],
): Reply<P> | undefined {
  const words = ` ${search.wordsOf(written).join(' ')} `
  let longest = 0
  let termLength = 0
  let found: Knowledge<P>['glossary'][number] | undefined
  for (const entry of glossary)
    for (const name of entry.said) {
      const term = search.wordsOf(name).join(' ')
      if (term.length > longest && words.includes(` ${term} `))
        [longest, termLength, found] = [term.length, term.split(' ').length, entry]
    }
  const telling = search.wordsOf(written).filter((word) => !search.isStopWord(word))
  // 'What is the bandwidth of that cord?' asks for no explanation.
  if (!found || (kinds.length > 0 && termLength < minShare * telling.length)) return undefined
  const { explain, path } = found
  return { text: path ? `${explain} ${fillIn(texts.more, { path })}` : explain, subject }
}
