import { fold } from '#domain/catalogue/search.ts'

/** A text as its words alone, for `wordsIn`. */
export function wordsAlone(text: string): string {
  return ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`
}

/**
 * How many of the words stand in a text that `wordsAlone` has made ready, each from the beginning of
 * one: 'port' is in 'Ports', not in 'support'.
 */
export function wordsIn(text: string, words: readonly string[]): number {
  return words.filter((word) => text.includes(` ${wordsAlone(word).trim()}`)).length
}
