import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/reading.ts'
import type { Item } from './read-items.ts'
import type { Requirement } from './requirement.ts'
import { keyOfText } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Words between a 'not' and what nobody is to do: 'do not want my crew to be soldering'. */
const reach = 6

/**
 * 'Nobody here can solder', 'without soldering', 'we do not want to solder': what has to be soldered
 * is not wanted. 'No solder' is of a thing, and is read as one.
 */
export function createUndoneReader({ deeds = {} }: Pick<Vocabulary, 'deeds'>) {
  const { needs = {}, behind = [], infinitive = [], doing } = deeds
  const needing = new Map(Object.entries(needs).map(([word, own]) => [keyOfText(word), own]))
  const does = new Set([...behind, ...infinitive])

  return (items: readonly Item[]): { items: Item[]; requirements: Requirement[] } => {
    if (needing.size === 0) return { items: [...items], requirements: [] }
    const left = [...items]
    const requirements = items.flatMap((item, at): Requirement[] => {
      const needed = needing.get(item.key)
      const not = needed && isDone(items, at) ? denialOf(items, at) : undefined
      if (!needed || not === undefined) return []
      left[not] = { ...items[not]!, meaning: { word: 'stop' } }
      left[at] = { ...item, meaning: { word: 'stop' } }
      const values = new Map(Object.entries(needed).map(([key, all]) => [key, new Set(all)]))
      const { from, to, text } = item
      return [
        {
          test: { type: 'values', values },
          isGuess: false,
          not: true,
          says: fillIn(texts.no, { what: text }),
          from,
          to,
        },
      ]
    })
    return { items: left, requirements }
  }

  /** Said as what is done: by its ending, or by the word before it. */
  function isDone(items: readonly Item[], at: number): boolean {
    const { text } = items[at]!
    const isDoing = doing !== undefined && text.endsWith(doing.ending)
    return isDoing || does.has(items[at - 1]?.text ?? '')
  }

  function denialOf(items: readonly Item[], at: number): number | undefined {
    for (let before = at - 1; before >= Math.max(0, at - reach); before--) {
      const { type, meaning } = items[before]!
      if (type === 'break' || type === 'number') return undefined
      if (meaning?.word === 'not') return before
    }
    return undefined
  }
}
