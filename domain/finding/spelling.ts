import { editDistance } from '#domain/catalogue/edit-distance.ts'

/** How many slips a word of that length may hold and still be taken for another. */
export const slipsAllowed = (length: number) => (length < 5 ? 0 : length < 7 ? 1 : 2)

/** Strangers' words must not fill the memory. */
const maxKept = 5000

/** Shorter words are too near to others, whatever stands beside them. */
const minNear = 4

/** A word's consonants as they sound, each once: 'splise' and 'splice' have the same. */
const skeleton = (word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/[czsk]/g, 's')
    .replace(/[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1')

/** Two letters that changed places are the same letters. */
const letters = (word: string) => Array.from(word).toSorted().join('')

/**
 * Corrects words that nobody knows to the nearest known one. The first letter is seldom wrong, and
 * asking for it keeps ordinary words from being taken for terms of the trade. `sound` words are
 * right as they stand, though they name nothing.
 */
export function createSpelling(known: ReadonlySet<string>, sound: (word: string) => boolean) {
  const byInitial = Map.groupBy(known, (word) => word[0])
  const corrected = new Map<string, string>()
  const slipped = new Map<string, string[]>()
  return Object.assign(correct, { near })

  /**
   * The words that are one slip away, whatever they sound like: too many to take one for it, but where
   * the words beside it tell which. 'Retun loss', 'pach cord'.
   */
  function near(word: string): string[] {
    if (word.length < minNear || known.has(word) || sound(word)) return []
    const before = slipped.get(word)
    if (before) return before
    // What is a slip of one word by itself is of that.
    if (correct(word) !== word) return []
    const found = (byInitial.get(word[0]) ?? []).filter((one) => editDistance(word, one, 1) <= 1)
    if (slipped.size > maxKept) slipped.clear()
    slipped.set(word, found)
    return found
  }

  function correct(word: string): string {
    // Of six letters, two slips are no other word where it sounds the same: 'armerd' is 'armored'.
    const allowed = word.length === 6 ? 2 : slipsAllowed(word.length)
    if (allowed === 0 || known.has(word) || sound(word)) return word
    const before = corrected.get(word)
    if (before !== undefined) return before
    let best = word
    let least = allowed + 1
    for (const candidate of byInitial.get(word[0]) ?? []) {
      if (slipsAllowed(candidate.length) === 0) continue
      // In a short word another consonant makes another word: 'write' is not 'white'.
      if (
        word.length < 7 &&
        skeleton(word) !== skeleton(candidate) &&
        letters(word) !== letters(candidate)
      )
        continue
      // 'Contractor' is no slip of 'contract'.
      if (word.length > candidate.length + 1 && word.startsWith(candidate)) continue
      const distance = editDistance(word, candidate, least - 1)
      // Two slips leave the sound as it is, or the letters: 'backhoe' is not 'backbone'.
      if (
        distance > 1 &&
        skeleton(word) !== skeleton(candidate) &&
        letters(word) !== letters(candidate)
      )
        continue
      if (distance < least) [best, least] = [candidate, distance]
    }
    // 'Pigtals' are slips of 'pigtail', of which the records' plural is none.
    if (best === word && /[^s]s$/.test(word)) {
      const single = word.slice(0, -1)
      const mended = correct(single)
      if (mended !== single) best = mended
    }
    if (corrected.size > maxKept) corrected.clear()
    corrected.set(word, best)
    return best
  }
}
