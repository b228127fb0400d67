/** No column is wider than such a word: a longer one is divided. */
const most = 24

/** Letters of the longest word, which a table must not divide; a hyphen and a slash part words. */
export function longestWord(texts: readonly string[]): number {
  const words = texts.flatMap((text) => text.split(/[ \n/‐–-]+/))
  return Math.min(most, Math.max(0, ...words.map(({ length }) => length)))
}
