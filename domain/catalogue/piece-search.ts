import { createHaystack } from './haystack.ts'
import { minSeriesLength } from './search.ts'

/** Finds the places of bare numbers as `isPiece` has it, ascending, without a look at each. */
export function createPieceSearch(texts: readonly string[]): (piece: string) => Uint32Array {
  const haystack = createHaystack(texts)
  const whole = new Set(texts)
  return (piece) => {
    const found = [...haystack.holding(piece)]
    for (let end = minSeriesLength; end < piece.length; end++) {
      const series = piece.slice(0, end)
      if (whole.has(series)) found.push(...haystack.being(series))
    }
    return Uint32Array.from(found).sort()
  }
}
