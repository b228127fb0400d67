const length = 160
const before = 30
const maxPlaces = 400

type Place = { at: number; term: string }

/**
 * Some 160 characters of a text, where most of the terms are close together; whole words. Terms are
 * words, or their beginnings, as `fold` makes them.
 */
export function excerptOf(
  text: string,
  terms: readonly string[],
  fold = (word: string) => word.toLowerCase(),
): string {
  const at = bestPlace(placesOf(text, terms, fold))
  const from = Math.max(0, Math.min(at - before, text.length - length))
  const start = from ? from + text.slice(from).search(/\s|$/) : 0
  const piece = text.slice(start, start + length)
  const goesOn = start + length < text.length
  const cut = goesOn ? piece.replace(/\s+\S*$/, '') : piece
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

/** Where words begin that begin with a term, in their order. */
function placesOf(text: string, terms: readonly string[], fold: (word: string) => string): Place[] {
  const counts = new Map<string, number>()
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)].flatMap(
    ({ 0: word, index: at }) => {
      const folded = fold(word)
      return terms.flatMap((term) => {
        const count = counts.get(term) ?? 0
        if (count >= maxPlaces || !folded.startsWith(term)) return []
        counts.set(term, count + 1)
        return { at, term }
      })
    },
  )
}
