import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { attributeLookup } from '#domain/catalogue/attribute.ts'
import { keyOf, keyOfText, tokensOf } from '#domain/finding/tokens.ts'
import type { GlossaryEntry } from '#domain/records/glossary.ts'

/** `term` is the word of a glossary that is explained, `path` a page that says more. */
export type Explanation = { explain: string; term?: string; path?: string }

/** A word that is explained, and where it stands in the text. */
export type ExplainedTerm = Explanation & {
  key: string
  from: number
  to: number
  /** Several of its names stand in the text. */
  isSeveral?: true
}

const maxTermWords = 6

/** Finds the words of a glossary in a normalized text, the longest first, each entry once. */
export function createGlossary(entries: readonly GlossaryEntry[]) {
  const byKey = new Map<string, GlossaryEntry>()
  for (const entry of entries)
    for (const said of entry.said)
      if (!byKey.has(keyOfText(said))) byKey.set(keyOfText(said), entry)

  return (text: string): ExplainedTerm[] => {
    const tokens = tokensOf(text).filter(({ text: word }) => /[\p{L}\d]/u.test(word))
    const found = new Map<GlossaryEntry, ExplainedTerm>()
    for (let at = 0; at < tokens.length;) {
      const term = longestAt(tokens, at)
      const before = term && found.get(term.entry)
      if (before && before.key !== term.key) before.isSeveral = true
      if (term && !before) {
        const { explain, path, said } = term.entry
        const [from, to] = [tokens[at]!.from, tokens[at + term.count - 1]!.to]
        found.set(term.entry, {
          key: term.key,
          explain,
          ...(said[0] && { term: said[0] }),
          ...(path && { path }),
          from,
          to,
        })
      }
      at += term?.count ?? 1
    }
    return [...found.values()]
  }

  function longestAt(tokens: ReturnType<typeof tokensOf>, at: number) {
    for (let count = Math.min(maxTermWords, tokens.length - at); count > 0; count--) {
      const key = keyOf(tokens.slice(at, at + count))
      const entry = byKey.get(key)
      if (entry) return { entry, key, count }
    }
    return undefined
  }
}

/** What the company says of its attributes. */
export function explainAttributes(
  keys: readonly string[],
  attributes: readonly AttributeDefinition[],
): Explanation[] {
  const define = attributeLookup(attributes)
  return keys.flatMap((key) => {
    const { label, explain } = define(key)
    return explain ? [{ explain: `${label.replace(/,.*/, '')}: ${explain}` }] : []
  })
}
