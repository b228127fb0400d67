import { withoutLastWord } from '#domain/texts/cut-end.ts'

const length = 160
const before = 30
const maxPlaces = 400

type Place = { at: number; term: string }

/**
 * Some 160 characters of a text, where most of the terms are close together; whole words. Terms are
 * words, or their beginnings, folded as `folded` is of the text.
 */
export function excerptOf(
  text: string,
  terms: readonly string[],
  folded = text.toLowerCase(),
): string {
  // Folding makes two letters of some, which moves a place by little.
  const at = Math.round(bestPlace(placesIn(folded, terms)) * (text.length / (folded.length || 1)))
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

/** Where words begin that begin with a term, in their order. */
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
