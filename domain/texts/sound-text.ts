/** More marks than any script heaps upon a letter, which would be drawn over the lines around it. */
const heaped = /(?<=\p{M}{6})\p{M}+/gu
const overrides = /[\u202a-\u202e]/g
const isolates = /[\u2066-\u2069]/g

/**
 * A text of others that stays where it is shown, and that an address can be made of: no half of a
 * character, no override of the writing's direction, no isolate that is not closed, few marks upon a
 * letter. Never longer than it was.
 */
export function soundText(text: string): string {
  const plain = text.toWellFormed().replace(overrides, '')
  const closed = isClosed(plain) ? plain : plain.replace(isolates, '')
  return closed.replace(heaped, '')
}

function isClosed(text: string): boolean {
  let open = 0
  for (const mark of text.match(isolates) ?? []) {
    open += mark === '\u2069' ? -1 : 1
    if (open < 0) return false
  }
  return open === 0
}
