import { atOnce, type Pieces } from '#domain/memo/in-pieces.ts'
import { editDistance, letterSet, mayBeWithin } from './edit-distance.ts'
import { fold } from './search.ts'

type Named = { name: string; slug: string; number?: string }
/** The items most like what was asked for, best first, at most `limit`. Nothing alike gives nothing. */
export type Nearest<T> = (asked: string, limit: number) => T[]

/** A word or a whole name, with what makes comparing it with many others cheap. */
type Term = { text: string; letters: number }
/** A whole name and the position of the item that is called so. */
type WholeName = Term & { of: number }
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
  return atOnce(buildNearest(named))
}

export function* buildNearest<T extends Named>(named: readonly T[]): Pieces<Nearest<T>> {
  const byWord = new Map<string, IndexedWord>()
  const namesByLength: WholeName[][] = []
  for (const [of, { slug, name, number = '' }] of named.entries()) {
    const texts = [words(slug), words(name), words(number)]
    for (const word of texts.flat()) {
      const known = byWord.get(word)
      if (!known) byWord.set(word, { ...term(word), having: [of] })
      else if (known.having.at(-1) !== of) known.having.push(of)
    }
    // Letters and digits alone: a forgotten hyphen is no slip at all.
    for (const whole of new Set(texts.map((text) => text.join('')))) {
      ;(namesByLength[whole.length] ??= []).push({ ...term(whole), of })
    }
    yield
  }
  const vocabulary = [...byWord.values()]

  return (asked, limit) => {
    const wanted = words(asked.slice(0, maxAskedLength))
    if (!wanted.length) return []
    const slips = slipsOfNames(namesByLength, term(wanted.join('')))
    const shared = sharedWords(vocabulary, named.length, [...new Set(wanted)].slice(0, maxWords))
    const alike = new Set(slips.keys())
    for (let i = 0; i < shared.length; i++) if (shared[i]! >= minLikeness) alike.add(i)
    return (
      Array.from(alike, (i) => ({
        i,
        item: named[i]!,
        slips: slips.get(i) ?? apart,
        likeness: shared[i]!,
      }))
        // Of two that hold the same words, the one with less besides; of two alike, the first.
        .sort(
          (a, b) =>
            a.slips - b.slips ||
            b.likeness - a.likeness ||
            a.item.name.length - b.item.name.length ||
            a.i - b.i,
        )
        .slice(0, limit)
        .map(({ item }) => item)
    )
  }
}

/** The slips, as many as are allowed, between what was asked and the nearest name of each item that has one. */
function slipsOfNames(namesByLength: WholeName[][], whole: Term): Map<number, number> {
  const found = new Map<number, number>()
  const most = slipsAllowed(whole.text)
  const { length } = whole.text
  for (const names of namesByLength.slice(Math.max(0, length - most), length + most + 1)) {
    for (const name of names ?? []) {
      const slips = slipsBetween(whole, name, most)
      if (slips < (found.get(name.of) ?? apart)) found.set(name.of, slips)
    }
  }
  return found
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
