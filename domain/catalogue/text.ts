/** Cuts a text to at most `length` characters, the ellipsis included, at a word's end where one is near. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  // Never half of a character that takes two UTF-16 units.
  const head = text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')
  const space = head.lastIndexOf(' ')
  return `${head.slice(0, space > length * 0.6 ? space : undefined).replace(/[\s,;:.–-]+$/, '')}…`
}
