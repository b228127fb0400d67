import { withoutLastWord } from '#domain/texts/cut-end.ts'

const length = 160
const before = 30
const maxPlaces = 400

type Place = { at: number; term: string }

/**
 * Some 160 characters of a text, where most of the terms are close together; whole words. Terms are
 * words, or their beginnings, as `fold` makes them; `folded` is the text as `fold` makes it.
 */
export function excerptOf(
  text: string,
  terms: readonly string[],
  fold = (word: string) => word.toLowerCase(),
  folded = fold(text),
): string {
  // Else letters became two, and a place in the one is none in the other.
  const isInPlace = folded.length === text.length
  const places = isInPlace ? placesIn(folded, terms) : placesWordByWord(text, terms, fold)
  const at = bestPlace(places)
  const from = Math.max(0, Math.min(at - before, text.length - length))
  const start = from ? from + text.slice(from).search(/\s|$/) : 0
  const piece = text.slice(start, start + length)
  const goesOn = start + length < text.length
  const cut = goesOn ? withoutLastWord(piece) : piece
  return (start ? '… ' : '') + cut.trim() + (goesOn ? ' …' : '')
}

function bestPlace(places: readonly Place[]): number {
  let best = { at: 0, found: 0 }
  for (const [from, { at }] of places.entries()) {
    const near = new Set<string>()
    for (let i = from; i < places.length && places[i]!.at < at + length - before; i++) {
      near.add(places[i]!.term)
    }
    if (near.size > best.found) best = { at, found: near.size }
  }
  return best.at
}

const inWord = /[\p{L}\p{M}\p{N}]/u

/** Where words begin that begin with a term, in their order. Much sooner than word by word, for most are none of them. */
function placesIn(folded: string, terms: readonly string[]): Place[] {
  const places = [...new Set(terms)].filter(Boolean).flatMap((term) => {
    const own: Place[] = []
    let at = folded.indexOf(term)
    while (at >= 0 && own.length < maxPlaces) {
      if (!at || !inWord.test(folded[at - 1]!)) own.push({ at, term })
      at = folded.indexOf(term, at + 1)
    }
    return own
  })
  return places.toSorted((a, b) => a.at - b.at)
}

function placesWordByWord(
  text: string,
  terms: readonly string[],
  fold: (word: string) => string,
): Place[] {
  const counts = new Map(terms.map((term) => [term, 0]))
  const places: Place[] = []
  for (const { 0: word, index: at } of text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)) {
    const folded = fold(word)
    for (const [term, count] of counts) {
      if (count >= maxPlaces || !folded.startsWith(term)) continue
      counts.set(term, count + 1)
      places.push({ at, term })
    }
  }
  return places
}
