import type { Item } from './read-items.ts'

/** What a question about words asks for: 'what is a circulator', 'the difference between A and B'. */
export type Topic = {
  /** Where it begins in the normalized text. */
  from: number
  /** 'The loss of ...' is asked of something. */
  isDefinite: boolean
  /** The word that asks stands behind all: 'OFNP and OFNR, what is that?'. */
  isBefore?: true
  /** All that follows is asked about: 'what does it mean when ...'. */
  isClause?: true
}

const article = /^(?:the|its|der|die|das|le|la|les|el|los|las|il|lo|het|de)$/
const maxArticleLength = 3

const clause = / (?:when|if|that)$/

/** Behind the word that asks for a comparison or a meaning; of 'A vs B' the beginning. */
export function topicOf(items: readonly Item[]): Topic | undefined {
  const asks = (word: string) => items.findIndex((item) => item.meaning?.word === word)
  const at = asks('compare') < 0 ? asks('define') : asks('compare')
  if (at < 0) return undefined
  const topic = topicFrom(items, at + 1)
  if (topic) return clause.test(items[at]!.text) ? { ...topic, isClause: true } : topic
  const whole = topicFrom(items, 0)
  return whole && { ...whole, isBefore: true }
}

function topicFrom(items: readonly Item[], start: number): Topic | undefined {
  let isDefinite = false
  for (const { text, type, from, meaning } of items.slice(start)) {
    const asks = meaning?.word === 'define' || meaning?.word === 'compare'
    const isPassing =
      type === 'break' ||
      type === 'sign' ||
      (meaning?.word && text.length <= maxArticleLength) ||
      text.length === 1 ||
      asks
    if (!isPassing) return { from, isDefinite }
    isDefinite ||= article.test(text)
  }
  return undefined
}
