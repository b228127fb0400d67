/** An isolate with what it holds, which stays where it is closed; else what turns the writing around. */
const turns = /([\u2066-\u2068][^\u202a-\u202e\u2066-\u2069]*\u2069)|[\u202a-\u202e\u2066-\u2069]/g
/** More marks than any script heaps upon a letter, which would be drawn over the lines around it. */
const heaped = /(\p{M}{6})\p{M}+/gu

/** What most texts are made of alone. */
const isPlain = /^[\x20-\x7e]*$/

/**
 * A text of others that stays where it is shown, and that an address can be made of: no half of a
 * character, no override of the writing's direction, no isolate that is not closed, few marks upon a
 * letter. Never longer than it was.
 */
export const soundText = (text: string): string =>
  isPlain.test(text) ? text : text.toWellFormed().replace(turns, '$1').replace(heaped, '$1')
