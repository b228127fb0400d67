import type { NamedKind } from './named-kinds.ts'
import type { Place } from './places.ts'
import type { Item } from './read-items.ts'

/**
 * 'Not wireless', 'nothing painted': words behind a 'not' that are neither kind nor value leave out
 * what is described so. `holding` are the products that a word describes. What is done rather than
 * had ('without opening') leaves nothing out.
 */
export function deniedWords(
  items: readonly Item[],
  places: readonly Place[],
  holding: (word: string) => ReadonlySet<number>,
): NamedKind[] {
  return items.flatMap((item, at): NamedKind[] => {
    const { type, key, text, meaning, from, to } = item
    const isPlain = type === 'unknown' || (type === 'phrase' && !isTelling(meaning))
    if (!isPlain || !places[at]!.isDenied || !/^\p{L}{4,}$/u.test(key)) return []
    if (isDeed(text, items[at - 1], items[at + 1]) || isDoer(items, at)) return []
    return [{ says: text, members: holding(key), isWord: true, from, to }]
  })
}

const isTelling = (meaning: Item['meaning']) =>
  Boolean(meaning?.word ?? meaning?.kind ?? meaning?.values ?? meaning?.nouns)

const isDeed = (word: string, ...besides: (Item | undefined)[]) =>
  word.endsWith('ing') || besides.some((item) => item?.meaning?.word === 'to')

/** Items between who does something and what is done. */
const reach = 3

/** 'Without the strong light blinding it': what follows is done by it. */
function isDoer(items: readonly Item[], at: number): boolean {
  const behind = items.slice(at + 1, at + 1 + reach)
  const end = behind.findIndex(({ type }) => type === 'break')
  return behind
    .slice(0, end < 0 ? undefined : end)
    .some(
      ({ text }, i) => /^\p{L}{3,}ing$/u.test(text) && object.test(items[at + 2 + i]?.text ?? ''),
    )
}

const object = /^(?:it|them|us|me|the|a|an|our|my|your|their|this|that)$/
