import type { Item } from './read-items.ts'
import { keyOfText } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** 'The lowest loss': of these attributes, the first that products state, the least or the most. */
export type Extreme = { says: string; end: 'least' | 'most' | 'best'; keys: string[]; from: number }

/** Words between the superlative and what it is of: 'lowest possible insertion loss'. */
const reach = 3

/**
 * Superlatives that sorting answers: of the attribute that is named behind them, else of what the
 * word itself measures, as 'lightest' does.
 */
export function createExtremeReader({ superlatives = {} }: Pick<Vocabulary, 'superlatives'>) {
  const byKey = new Map(Object.entries(superlatives).map(([said, one]) => [keyOfText(said), one]))

  return (items: readonly Item[]): Extreme[] =>
    items.flatMap((item, at): Extreme[] => {
      const meant = byKey.get(item.key)
      if (!meant) return []
      const behind = items.slice(at + 1, at + 1 + reach)
      const end = behind.findIndex(
        ({ type, meaning }) => type === 'break' || meaning?.word === 'or',
      )
      const noun = behind
        .slice(0, end < 0 ? undefined : end)
        .find(({ meaning }) => meaning?.nouns && !meaning.kind)
      const keys = noun?.meaning?.nouns ?? meant.of
      if (!keys?.length) return []
      const says = noun ? `${item.text} ${noun.text}` : item.text
      return [{ says, end: meant.end, keys, from: item.from }]
    })
}
