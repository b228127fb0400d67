/**
 * What patterns that end in `$` would cut off. A search for one begins anew at each letter that may be the
 * first, so in a text of 30,000 slashes it takes seconds: the time of a square. These take that of a line.
 */

/** A text without what it ends in of these signs. */
export function withoutAtEnd(text: string, signs: string): string {
  let end = text.length
  while (end > 0 && signs.includes(text[end - 1]!)) end--
  return text.slice(0, end)
}

/** A text without its last word and the space ahead of that; one of a single word as it is. */
export function withoutLastWord(text: string): string {
  let end = text.length
  while (end > 0 && !/\s/.test(text[end - 1]!)) end--
  return end === 0 ? text : text.slice(0, end).trimEnd()
}
