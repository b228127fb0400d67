import { vocabulary } from '#content/vocabulary.ts'
import { lookup } from '#domain/lookup.ts'
import type { SearchVocabulary } from '#domain/search/search-vocabulary.ts'

// A company may leave the file out: then the pattern matches nothing.
const files = import.meta.glob<Record<string, string>>('#content/needs*.ts', {
  import: 'needs',
  eager: true,
})
/** By product's slug, what else it is wanted for. */
const needs = Object.values(files)[0] ?? {}
const { uses = {} } = vocabulary

/** The company's vocabulary with more of what products are wanted for than a page can carry. */
export const vocabularyWithNeeds: SearchVocabulary = {
  ...vocabulary,
  uses: {
    ...uses,
    ...Object.fromEntries(
      Object.entries(needs).map(([slug, text]) => {
        const use = lookup(uses, slug)
        return [slug, use ? `${use}, ${text}` : text]
      }),
    ),
  },
}
