import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import type { Knowledge, Reply } from './knowledge.ts'

/** Explains the term of the glossary that a text names, the longest first. */
export function answerMeaning<P extends SearchedProduct>(
  { written }: Query<P>,
  { glossary, search, texts }: Knowledge<P>,
  subject: readonly P[],
): Reply<P> | undefined {
  const words = ` ${search.wordsOf(written).join(' ')} `
  let longest = 0
  let found: Knowledge<P>['glossary'][number] | undefined
  for (const entry of glossary)
    for (const name of entry.said) {
      const term = search.wordsOf(name).join(' ')
      if (term.length > longest && words.includes(` ${term} `))
        [longest, found] = [term.length, entry]
    }
  if (!found) return undefined
  const { explain, path } = found
  return { text: path ? `${explain} ${fillIn(texts.more, { path })}` : explain, subject }
}
