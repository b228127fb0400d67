/** Cuts a text to at most `length` characters, the ellipsis included, at a word's end where one is near. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  // Never half of a character that takes two UTF-16 units.
  const head = text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')
  const space = head.lastIndexOf(' ')
  return `${head.slice(0, space > length * 0.6 ? space : undefined).replace(/[\s,;:.–-]+$/, '')}…`
}

/**
 * Of a text that is too long the sentences that fit, where they are a third of the length or more;
 * else the text cut as `cutText` does.
 */
export function cutAtSentence(text: string, length: number): string {
  if (text.length <= length) return text
  // With the space and the capital after it.
  const [end] = [...text.slice(0, length + 2).matchAll(/[.!?](?=\s\p{Lu})/gu)].slice(-1)
  return end && end.index >= length / 3 ? text.slice(0, end.index + 1) : cutText(text, length)
}
