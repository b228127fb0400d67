import type { Item } from './read-items.ts'
import type { Vocabulary } from './vocabulary.ts'

/** 'Our 144-count cable' tells of a thing that is there; 'our 250 homes' need so many ports. */
export function isOwnCount(items: readonly Item[], from: number): boolean {
  const at = items.findIndex((item) => item.from === from)
  const [counted, thing] = [items[at + 1], items[at + 2]]
  const [article = '', rest = ''] = [items[at - 2]?.text, items[at - 1]?.text]
  if (items[at]?.type === 'number' && isRest.test(rest) && determiner.test(article)) return true
  if (items[at]?.type !== 'number' || !possessive.test(items[at - 1]?.text ?? '')) return false
  const isThing = thing?.type === 'unknown' || (thing?.type === 'phrase' && !thing.meaning?.word)
  return counted?.meaning?.nouns !== undefined && isThing
}

/**
 * Whether what is mentioned at `part` is a part that the asked thing has, and the measure at `from` says
 * of which size: 'with a 300 ft tail' asks for a terminal by its tail.
 */
export function isOwnPart(
  items: readonly Item[],
  from: number,
  part: number,
  { ownParts = [] }: Pick<Vocabulary, 'ownParts'>,
): boolean {
  const at = items.findIndex((item) => item.from === part)
  const [figure, unit] = [items[at - 2], items[at - 1]]
  return figure?.from === from && unit?.type === 'unit' && ownParts.includes(items[at]!.text)
}

const possessive = /^(?:my|our|their|his|her)$/
const determiner = /^(?:the|its|my|our|their|his|her)$/
/** 'The other 31 customers', 'its first 12 trays': no more are asked for. */
const isRest = /^(?:other|remaining|first|last)$/
