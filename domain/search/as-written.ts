import { fold } from '#domain/catalogue/search.ts'

/**
 * Words as they were read, in the letters of the texts that they are of: 'grün' for 'grun', which
 * nobody wrote.
 */
export function asWritten(words: string, texts: readonly string[]): string {
  const own = new Map<string, string>()
  for (const word of texts.flatMap((text) => text.toLowerCase().match(eachWord) ?? [])) {
    const folded = fold(word)
    if (folded !== word && !own.has(folded)) own.set(folded, word)
  }
  return own.size ? words.replace(eachWord, (word) => own.get(word) ?? word) : words
}

const eachWord = /[\p{L}\p{M}\p{N}]+/gu
