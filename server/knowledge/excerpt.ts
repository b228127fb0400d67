const length = 160
const before = 30
const maxPlaces = 400

/** Some 160 characters of a text, where most of the terms are close together; whole words. */
export function excerptOf(text: string, terms: readonly string[]): string {
  const at = bestPlace(text.toLowerCase(), terms)
  const from = Math.max(0, Math.min(at - before, text.length - length))
  const start = from ? from + text.slice(from).search(/\s|$/) : 0
  const piece = text.slice(start, start + length)
  const goesOn = start + length < text.length
  const cut = goesOn ? piece.replace(/\s+\S*$/, '') : piece
  return (start ? '… ' : '') + cut.trim() + (goesOn ? ' …' : '')
}

function bestPlace(text: string, terms: readonly string[]): number {
  const places = terms.flatMap((term) => placesOf(text, term)).sort((a, b) => a.at - b.at)
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

function placesOf(text: string, term: string): { at: number; term: string }[] {
  const places = []
  for (
    let at = text.indexOf(term);
    at >= 0 && places.length < maxPlaces;
    at = text.indexOf(term, at + 1)
  ) {
    if (!/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ')) places.push({ at, term })
  }
  return places
}
