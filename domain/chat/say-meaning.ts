import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/assistant.ts'
import type { Explanation } from './explanations.ts'
import type { Company } from './outcome.ts'
import { withoutBrackets } from './reply-words.ts'

/** A page that says more is named once, behind all; without one, where documents speak of the word. */
export function sayMeaning(
  explanations: readonly Explanation[],
  { searchPath }: Pick<Company, 'searchPath'>,
): string {
  const pages = new Set(
    explanations.flatMap(({ path, term }) => {
      const search = term && searchPath?.(term)
      return path ?? (search ? fillIn(texts.inDocuments, { term, path: search }) : [])
    }),
  )
  const more = pages.size ? ` ${fillIn(texts.more, { pages: [...pages].join(', ') })}` : ''
  return withoutBrackets(explanations.map(({ explain }) => explain).join(' ')) + more
}
