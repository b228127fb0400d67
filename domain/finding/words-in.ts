import { fold } from '#domain/catalogue/search.ts'

/** A text as its words alone, for `countsWords`. */
export function wordsAlone(text: string): string {
  return ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`
}

/**
 * How many of the words stand in a text that `wordsAlone` has made ready, each from the beginning of
 * one: 'port' is in 'Ports', not in 'support'. For the words of one query and many texts.
 */
export function countsWords(words: readonly string[]): (text: string) => number {
  const starts = words.map((word) => ` ${wordsAlone(word).trim()}`)
  return (text) => starts.filter((start) => text.includes(start)).length
}
