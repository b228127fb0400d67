import { editDistance } from '#domain/catalogue/edit-distance.ts'
import { slipsAllowed } from './spelling.ts'
import { normalize, stem, tokensOf } from './tokens.ts'

/** A text as the words that the full text holds. */
export function tokenize(text: string): string[] {
  return tokensOf(normalize(text)).flatMap(({ text: word }) =>
    /[\p{L}\d]/u.test(word) ? [stem(word)] : [],
  )
}

/** Words one slip away, of those that begin alike. */
export function similar(word: string, known: (initial: string) => readonly string[]): string[] {
  const allowed = Math.min(slipsAllowed(word.length), 1)
  if (allowed === 0) return []
  return known(word[0]!)
    .filter((one) => editDistance(word, one, allowed) <= allowed)
    .slice(0, 5)
}
