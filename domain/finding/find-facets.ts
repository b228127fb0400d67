import { labelFromKey } from '#domain/catalogue/attribute.ts'
import type { FacetValue } from '#domain/catalogue/facets.ts'
import { keyOfText } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

type Named = { key: string; label?: string; group?: string; values?: readonly FacetValue[] }

/**
 * The filters that a text means, by key: by their names, other words for them, the heading they
 * stand under or what their values are called. Behind the key the values, where only those are meant.
 */
export function findFacets(
  facets: readonly Named[],
  text: string,
  { same = {}, nouns = {}, values: said = {} }: Vocabulary,
): ReadonlyMap<string, readonly FacetValue[] | undefined> {
  const ways = waysToSay(text, same)
  const isMeant = (name: string) => {
    const words = keyOfText(name).split(' ')
    return ways.some((asked) => asked.every((word) => words.some((own) => own.startsWith(word))))
  }
  const found = new Map<string, readonly FacetValue[] | undefined>()
  for (const { key, label = labelFromKey(key), group = '', values = [] } of facets) {
    const others = Object.hasOwn(nouns, key) ? nouns[key]! : []
    if ([label, labelFromKey(key), group, ...others].some(isMeant)) {
      found.set(key, undefined)
      continue
    }
    const phrases = Object.entries(Object.hasOwn(said, key) ? said[key]! : {})
    const names = phrases.filter(([phrase]) => isMeant(phrase)).flatMap(([, meant]) => meant)
    const isSaid = (value: string) =>
      names.some((name) =>
        name.endsWith('*') ? value.startsWith(name.slice(0, -1)) : value === name,
      )
    const meant = values.filter(({ value, label: shown }) => isMeant(shown) || isSaid(value))
    if (meant.length) found.set(key, meant)
  }
  // What would show nothing is an answer, but the last one.
  const showing = [...found].filter(([, meant]) => meant?.some(({ count }) => count > 0) ?? true)
  return showing.length ? new Map(showing) : found
}

/** The words of a text, also with what each other spelling that it begins or holds stands for. */
function waysToSay(text: string, same: Record<string, string>): string[][] {
  const asked = keyOfText(text)
  const ways = new Set([asked])
  for (const [written, meant] of Object.entries(same)) {
    const key = keyOfText(written)
    if (` ${asked} `.includes(` ${key} `)) {
      ways.add(` ${asked} `.replace(` ${key} `, ` ${keyOfText(meant)} `).trim())
    } else if (asked.length > 2 && key.startsWith(asked)) ways.add(keyOfText(meant))
  }
  return [...ways].map((way) => way.split(' ').filter(Boolean)).filter((way) => way.length > 0)
}
