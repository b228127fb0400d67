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
    if (isDeed(text, items[at - 1], items[at + 1])) return []
    return [{ says: text, members: holding(key), isWord: true, from, to }]
  })
}

const isTelling = (meaning: Item['meaning']) =>
  Boolean(meaning?.word ?? meaning?.kind ?? meaning?.values ?? meaning?.nouns)

const isDeed = (word: string, ...besides: (Item | undefined)[]) =>
  word.endsWith('ing') || besides.some((item) => item?.meaning?.word === 'to')
