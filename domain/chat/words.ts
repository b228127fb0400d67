import { fold } from '#domain/catalogue/search.ts'
import { editDistance } from '#domain/catalogue/edit-distance.ts'

const numberWords: Record<string, string> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  six: '6',
  eight: '8',
  ten: '10',
  twelve: '12',
  eighteen: '18',
}

/** A message as it is read: folded, without accents, numbers written one way. */
export function normalize(message: string): string {
  // Folded, a hall's megawatts would be a laser's milliwatts.
  return fold(message.replace(/(?<=\d\s?)MW\b/g, 'megawatts'))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2')
    .replace(/\b(?:one|two|three|four|six|eight|ten|twelve|eighteen)\b(?= )/g, (word) =>
      word in numberWords ? numberWords[word]! : word,
    )
    .trim()
}

/** The words of a normalized text. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[.'][\p{L}\p{N}]+)*/gu) ?? []
}

/** How many slips a word of that length may hold and still be taken for another. */
function slipsAllowed(length: number): number {
  if (length < 5) return 0
  return length < 7 ? 1 : 2
}

/**
 * Corrects words that are nobody's to the nearest known one. The first letter is seldom wrong,
 * and asking for it keeps ordinary words from being taken for terms of the trade. What is
 * `untouched` is right as it stands, though it names nothing.
 */
export function createSpelling(known: Iterable<string>, untouched: Iterable<string> = []) {
  const words = new Set(known)
  const sound = new Set(untouched)
  const byInitial = Map.groupBy(words, (word) => word[0])
  const correct = (word: string): string => {
    const allowed = slipsAllowed(word.length)
    if (allowed === 0 || words.has(word) || sound.has(word)) return word
    if (word.endsWith('s') && words.has(word.slice(0, -1))) return word
    let best = word
    let least = allowed + 1
    for (const candidate of byInitial.get(word[0]) ?? []) {
      if (slipsAllowed(candidate.length) === 0) continue
      const distance = editDistance(word, candidate, least - 1)
      if (distance < least) [best, least] = [candidate, distance]
    }
    return best
  }
  return {
    knows: (word: string) => words.has(word) || words.has(word.replace(/e?s$/, '')),
    correct: (text: string) => text.replace(/\p{L}+/gu, correct),
  }
}
