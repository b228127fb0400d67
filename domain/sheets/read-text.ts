import { quote } from '#domain/catalogue/check-fault.ts'
import { markupMessage } from '#domain/catalogue/check-markup.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/cells.ts'
import type { Role } from './record-fields.ts'

export type ReadText = { text: string; errors: string[] }

const unusualBlank = /[\u00a0\u2000-\u200a\u202f\u3000\t]/g
const invisible = /[\u200b-\u200d\u2060\ufeff\u00ad]/g
const notStated = /^(?:n\s*\/\s*a|n\.\s?a\.|tb[adc]|-+|–|—|\?+|\.\.\.|…|null|undefined)$/i
const nothingWords = new Set(texts.nothingWords.toLowerCase().split(/,\s*/))

/**
 * A text that somebody typed or pasted into a cell. What no reader would see is left out; what they
 * would stumble over is said with what to write. `vocabulary` are words that are meant, whatever they
 * look like.
 */
export function readText(typed: string, role: Role, vocabulary: readonly string[] = []): ReadText {
  if (vocabulary.includes(typed)) return { text: typed, errors: [] }
  const errors: string[] = []
  const text = (role === 'prose' ? typed.replace(invisible, '') : plainBlanks(typed)).trim()
  const html = markupMessage(text)
  if (html) errors.push(html)
  if (role !== 'prose' && isNotStated(text) && !vocabulary.includes(text)) {
    errors.push(notStatedMessage(text))
  }
  if (role === 'code') {
    const plain = straight(text)
    if (plain !== text) errors.push(fillIn(texts.typographic, { text: quote(plain) }))
  }
  return { text, errors }
}

/** True for words that say that there is nothing to say. */
export function isNotStated(text: string): boolean {
  const said = text.trim()
  return notStated.test(said) || nothingWords.has(said.toLowerCase())
}

export function notStatedMessage(typed: string): string {
  return fillIn(texts.statesNothing, { value: quote(typed.trim()) })
}

/** With plain blanks in the place of others, and without those that have no width. */
export function plainBlanks(text: string): string {
  return text.replace(invisible, '').replace(unusualBlank, ' ')
}

/** As a keyboard has them. */
function straight(text: string): string {
  return text
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[‐‑‒–—―−]/g, '-')
}
