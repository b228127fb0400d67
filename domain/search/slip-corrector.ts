import { editDistance } from '#domain/catalogue/edit-distance.ts'

/** How many slips a word of that length may hold and still be taken for another. */
const slipsAllowed = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : 2)

/**
 * Finds the known word that one with a slip was meant to be. A word that is right as it stands is never
 * turned into another. The first letter is seldom wrong, and asking for it keeps ordinary words from
 * being taken for terms of the trade.
 * @returns the word itself where it is known or sound, undefined where nobody knows it
 */
export function createSlipCorrector(
  known: ReadonlySet<string>,
  isSound: (word: string) => boolean,
): (word: string) => string | undefined {
  const byInitial = Map.groupBy(known, (word) => word[0])
  return (word) => {
    if (known.has(word) || isSound(word)) return word
    const allowed = slipsAllowed(word.length)
    let best: string | undefined
    let least = allowed + 1
    if (allowed === 0) return undefined
    for (const candidate of byInitial.get(word[0]) ?? []) {
      if (candidate.length < 4 || /\d/.test(candidate)) continue
      // 'Contractor' is no slip of 'contract'.
      if (word.length > candidate.length + 1 && word.startsWith(candidate)) continue
      const distance = editDistance(word, candidate, least - 1)
      if (distance < least) [best, least] = [candidate, distance]
    }
    return best
  }
}
