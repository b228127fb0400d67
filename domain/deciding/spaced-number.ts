/** Words of a line that are one number: from where, and how many. */
export type Span = { at: number; length: number; partNumber: string }

/** The longest numbers have fewer pieces, and the words before one are few. */
const [maxPieces, maxWords] = [8, 16]

/**
 * The longest known number that is written with blanks in the place of hyphens: 'VHD1 144LC OS2 U'.
 * What may be a quantity at its end is none of it where there is another that ends before.
 */
export function spacedNumber(
  words: readonly string[],
  isNumber: (written: string) => boolean,
  isQuantity: (word: string) => boolean,
): Span | undefined {
  if (words.length > maxWords) return undefined
  let best: Span | undefined
  let bestRank = 0
  for (let at = 0; at < words.length - 1; at++) {
    // Digits with a blank between them and a number are how many, or its last piece.
    if (isQuantity(words[at]!)) continue
    for (let length = Math.min(maxPieces, words.length - at); length > 1; length--) {
      const pieces = words.slice(at, at + length)
      const endsOpen = isQuantity(pieces.at(-1)!)
      if (endsOpen && length === 2 && /\d/.test(pieces[0]!)) continue
      const rank = endsOpen ? length : length + maxPieces
      // Digits in groups are one word.
      const partNumber = pieces.join('-').replaceAll(' ', '-')
      if (rank > bestRank && isNumber(partNumber)) {
        best = { at, length, partNumber }
        bestRank = rank
      }
    }
  }
  return best
}
