import { editDistance, letterSet, mayBeWithin } from './edit-distance.ts'
import { fold } from './search.ts'

type Named = { name: string; slug: string; number?: string }
/** The items most like what was asked for, best first, at most `limit`. Nothing alike gives nothing. */
export type Nearest<T> = (asked: string, limit: number) => T[]

/** A word or a whole name, with what makes comparing it with many others cheap. */
type Term = { text: string; letters: number }
type Item<T> = { item: T; names: Term[] }
/** A word and the positions of the items that hold it. */
type IndexedWord = Term & { having: number[] }

const maxAskedLength = 200
const maxWords = 12
/** The share of what was asked, by letters, that an item must hold to be worth suggesting. */
const minLikeness = 0.5
/** More slips than could be a misspelling. */
const apart = 1000

/** As `createNearest`, for a list that is asked once. */
export function nearest<T extends Named>(items: readonly T[], asked: string, limit: number): T[] {
  return createNearest(items)(asked, limit)
}

/**
 * Prepares a list to be asked for what its visitors misspell: first what a slip or two away is
 * called so, then what shares most of the words that were asked for, each with its own slips.
 */
export function createNearest<T extends Named>(named: readonly T[]): Nearest<T> {
  const { items, vocabulary } = index(named)

  return (asked, limit) => {
    const wanted = words(asked.slice(0, maxAskedLength))
    if (!wanted.length) return []
    const whole = term(wanted.join(''))
    const most = slipsAllowed(whole.text)
    const shared = sharedWords(vocabulary, items.length, [...new Set(wanted)].slice(0, maxWords))
    return items
      .flatMap(({ item, names }, i) => {
        const slips = Math.min(...names.map((name) => slipsBetween(whole, name, most)))
        const likeness = shared[i]!
        // Of two that hold the same words, the one with less besides.
        const { length } = item.name
        return slips <= most || likeness >= minLikeness ? { item, slips, likeness, length } : []
      })
      .sort((a, b) => a.slips - b.slips || b.likeness - a.likeness || a.length - b.length)
      .slice(0, limit)
      .map(({ item }) => item)
  }
}

function index<T extends Named>(named: readonly T[]) {
  const byWord = new Map<string, IndexedWord>()
  const items = named.map((item, i): Item<T> => {
    const slug = words(item.slug)
    const name = words(item.name)
    const number = words(item.number ?? '')
    for (const word of [...slug, ...name, ...number]) {
      const known = byWord.get(word)
      if (!known) byWord.set(word, { ...term(word), having: [i] })
      else if (known.having.at(-1) !== i) known.having.push(i)
    }
    // Letters and digits alone: a forgotten hyphen is no slip at all.
    return { item, names: [slug, name, number].map((parts) => term(parts.join(''))) }
  })
  return { items, vocabulary: [...byWord.values()] }
}

/** For each item, the share of the asked words it holds, longer words weighing more. */
function sharedWords(vocabulary: readonly IndexedWord[], size: number, wanted: string[]) {
  const shared = new Float32Array(size)
  const letters = wanted.join('').length
  for (const word of wanted) {
    const best = new Float32Array(size)
    const asked = term(word)
    for (const offered of vocabulary) {
      const likeness = wordLikeness(asked, offered)
      if (likeness > 0) for (const i of offered.having) best[i] = Math.max(best[i]!, likeness)
    }
    for (let i = 0; i < size; i++) shared[i]! += (best[i]! * word.length) / letters
  }
  return shared
}

/** 1 for the same word, less for one that it begins and for one a slip away, else 0. */
function wordLikeness(asked: Term, offered: Term): number {
  const { text } = asked
  if (text === offered.text) return 1
  if (text.length >= 3 && offered.text.startsWith(text)) {
    return text.length >= 4 ? 0.8 : text.length / offered.text.length
  }
  const slips = slipsBetween(asked, offered, slipsAllowed(text))
  if (slips === apart) return 0
  // 'pach' may be 'patch'; 'nope' is not 'node'.
  const exchanged = text.length === offered.text.length && asked.letters !== offered.letters
  return text.length === 4 && exchanged ? 0 : 1 - slips / text.length
}

function slipsBetween(a: Term, b: Term, most: number): number {
  if (Math.abs(a.text.length - b.text.length) > most) return apart
  if (!mayBeWithin(a.letters, b.letters, most)) return apart
  const distance = editDistance(a.text, b.text, most)
  return distance <= most ? distance : apart
}

/** A short word is soon another word. */
function slipsAllowed(word: string): number {
  return word.length < 4 ? 0 : word.length < 7 ? 1 : 2
}

function term(text: string): Term {
  return { text, letters: letterSet(text) }
}

function words(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
}
