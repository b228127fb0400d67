import type { NamedKind } from '#domain/search/kind-reader.ts'
import { hasOperator, type Item } from '#domain/search/phrase-spotter.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import { isCounted } from './counted-figures.ts'
import type { Knowledge } from './knowledge.ts'

/** Words of the longest cue. */
const maxCue = 5

/** What stands behind the words that ask for an amount; where that names nothing, all of the sentence. */
export function readAskingClause<P extends SearchedProduct>(
  { written }: Query<P>,
  knowledge: Knowledge<P>,
): Query<P> {
  const { search, cuesOf } = knowledge
  const asks = (stems: readonly string[]) => cuesOf(stems).has('amount')
  const sentences = written.split(/(?<=[.?!])\s+/)
  const sentence = sentences.findLast((one) => asks(search.wordsOf(one))) ?? sentences.at(-1)!
  const words = sentence.split(/\s+/)
  const stems = words.map(search.wordsOf)
  const asksFrom = (from: number, to: number) => asks(stems.slice(Math.max(0, from), to).flat())
  const end = words.findIndex((_, at) => asksFrom(at + 1 - maxCue, at + 1))
  const start = words.findLastIndex((_, at) => at <= end && asksFrom(at, end + 1))
  const clause = search.parse(words.slice(Math.max(0, start)).join(' '))
  const isNamed = headKinds(clause).length + namedProducts(clause).length > 0
  return isNamed || start <= 0 ? clause : search.parse(sentence)
}

export const namedProducts = <P>({ numbers }: Pick<Query<P>, 'numbers'>): P[] =>
  numbers.flatMap(({ match, product }) => (match === 'near' ? [] : product))

/** The kinds of a text in its order. */
export const headKinds = <P>({ kinds, hosts }: Query<P>): NamedKind[] =>
  [...kinds, ...hosts].toSorted((a, b) => a.from - b.from)

/**
 * The kinds that are counted: the first, and those that a comma or an 'and' sets apart. Of 'trunks,
 * cassettes in the hub and boxes of caps' these are trunks, cassettes and boxes.
 */
export function countedKinds<P>(query: Query<P>): NamedKind[] {
  const joints = query.items.filter(isJoint)
  return headKinds(query).filter((kind, at, all) => {
    const last = all[at - 1]
    return !last || joints.some(({ from, to }) => last.to <= from && to <= kind.from)
  })
}

/** The attributes that an amount is asked of: 'how many panels, and how many rack units?' */
export function askedAttributes<P extends SearchedProduct>(
  { items }: Query<P>,
  { definitions }: Pick<Knowledge<P>, 'definitions'>,
): { words: readonly string[]; keys: string[] } {
  const asked = items.find(({ meaning }, at) => {
    const before = items.slice(0, at).findLast((item) => isJoint(item) || !item.meaning.isStopWord)
    return meaning.attributes && (before === undefined || isJoint(before))
  })
  const keys = [...(asked?.meaning.attributes ?? [])]
  return { words: asked?.words ?? [], keys: keys.filter((key) => isCounted(key, definitions)) }
}

const isJoint = (item: Item): boolean => item.words[0] === ',' || hasOperator(item, 'conjunction')
