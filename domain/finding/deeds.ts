import type { Meaning } from './lexicon.ts'
import type { Item } from './read-items.ts'
import { keyOfText } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * Takes from words the kind of product that they do not name where they stand: 'we patch', 'nobody
 * is splicing' and 'tap it' say what is done; 'a device' may be anything.
 */
export function createDeedReader(
  { deeds = {}, anything = [], plain = [] }: Vocabulary,
  /** Whether the records have a word without its ending: a 'chassis' is no plural. */
  isPlural: (word: string) => boolean,
) {
  const { behind = [], before = [], infinitive = [], doing } = deeds
  const plural = new Set(deeds.beforePlural)
  const any = new Set(anything.map(keyOfText))
  const isBehind = new Set(behind.map(keyOfText))
  const isBefore = new Set(before)
  const isInfinitive = new Set(infinitive)
  const isPlain = new Set(plain)

  return (items: readonly Item[]): Item[] =>
    items.map((item, at) => {
      const { kind, isPiece } = item.meaning ?? {}
      if ((!kind && !isPiece) || item.text.includes(' ')) return item
      if (isOfProperty(items, at)) return { ...item, meaning: without(item.meaning!) }
      if (isTrade(items[at + 1])) return { ...item, meaning: without(item.meaning!, true) }
      const [last, next] = [items[at - 1]?.text ?? '', items[at + 1]?.text ?? '']
      const isDone =
        isBehind.has(last) ||
        isBefore.has(next) ||
        (plural.has(last) && isPlural(item.text)) ||
        isVerbBehind(items, at) ||
        (isInfinitive.has(last) && isObject(next)) ||
        (doing?.behind.includes(last) && item.text.endsWith(doing.ending))
      if (isDone) return { ...item, meaning: without(item.meaning!, isPiece) }
      if (!any.has(item.key)) return item
      return { ...item, meaning: without(item.meaning!) }
    })

  /** 'The kit covers LC': a name in the plural between another and what it could not be called. */
  function isVerbBehind(items: readonly Item[], at: number): boolean {
    const [last, item, next] = [items[at - 1], items[at]!, items[at + 1]]
    if (!last?.meaning?.kind || !isPlural(item.text) || !next) return false
    if (isPlural(last.text)) return false
    return (
      next.type === 'number' || (next.meaning?.values && !next.meaning.kind) || isObject(next.text)
    )
  }

  /** 'With what cord length', 'how long are its cords' ask for a property of what they belong to. */
  function isOfProperty(items: readonly Item[], at: number): boolean {
    const [next, behind] = [items[at + 1], items[at + 2]]
    const isOfNoun = next?.meaning?.nouns !== undefined && !next.meaning.kind && !isFigure(behind)
    if (isOfNoun && asks.test(items[at - 1]?.text ?? '')) return true
    const [how, , is, whose] = items.slice(Math.max(0, at - 4), at).map(({ text }) => text)
    return how === 'how' && /^(?:is|are)$/.test(is ?? '') && /^(?:its|their)$/.test(whose ?? '')
  }

  /** Who does something with a thing is no such thing: 'lamp fitter'. */
  function isTrade(next: Item | undefined): boolean {
    if (!next || next.type === 'break' || isPlain.has(next.text)) return false
    const { kind, values, nouns, word } = next.meaning ?? {}
    return !(kind ?? values ?? nouns ?? word) && doer.test(next.text)
  }

  function isObject(word: string): boolean {
    return isBefore.has(word) || (deeds.objects ?? []).includes(word)
  }
}

const asks = /(?:^| )(?:what|which)$/
const isFigure = (item: Item | undefined) => item?.type === 'number'

/** It names no kind, and with `values` no value either. */
function without(meaning: Meaning, values = false): Meaning {
  const left = { ...meaning }
  delete left.kind
  if (values) delete left.values
  return left
}

/** What people are called by what they do. */
const doer = /^\p{L}{3,}(?:er|or|man|men|ian|ist)s?$/u
