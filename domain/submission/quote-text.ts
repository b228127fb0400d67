import * as locale from '#texts/locale.ts'
import { withoutLastWord } from '#domain/texts/cut-end.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/forms.ts'
import { maxMessageLength } from './form-fields.ts'
import type { QuoteLine } from './quote-lines.ts'
import type { QuoteFields } from './quote.ts'

/** Of a message that leaves too little room for the lines, so much is shown. */
const maxShownMessage = 700

/**
 * A quote as the board shows it: the reference, the message, then a line for each part. What the
 * board's column cannot hold is cut at the end of a line, and a sentence says how much that is;
 * all of it stays in the store.
 */
export function quoteText({ message, lines }: QuoteFields, reference: string): string {
  const whole = partsOf(reference, message, lines.map(lineText))
  if (whole.length <= maxMessageLength) return whole
  const shown = cutText(message, maxShownMessage, reference)
  for (let count = lines.length; count > 0; count--) {
    const left = lines.slice(count)
    const text = partsOf(reference, shown, [
      ...lines.slice(0, count).map(lineText),
      ...(left.length ? [rest(left, reference)] : []),
    ])
    if (text.length <= maxMessageLength) return text
  }
  return partsOf(reference, shown, lines.length ? [rest(lines, reference)] : [])
}

/** '40 × V-12, Ball valve – for the boiler room' */
export function lineText({ partNumber, quantity, name, note }: QuoteLine): string {
  const named = name && name !== partNumber ? `${partNumber}, ${name}` : partNumber
  const counted = `${quantity.toLocaleString(locale.locale)} × ${named}`
  return oneLine(note ? `${counted} – ${note}` : counted)
}

const partsOf = (reference: string, message: string, lines: readonly string[]) =>
  [fillIn(texts.reference, { reference }), message, lines.join('\n')].filter(Boolean).join('\n\n')

function rest(lines: readonly QuoteLine[], reference: string): string {
  const pieces = lines
    .reduce((sum, { quantity }) => sum + quantity, 0)
    .toLocaleString(locale.locale)
  return fillIn(texts.andMore, {
    lines: plural(lines.length, texts.moreLines),
    pieces,
    reference,
  })
}

/** At most so many characters of a text, and a word on where the rest is. */
export function cutText(text: string, most: number, reference: string): string {
  if (text.length <= most) return text
  const cut = withoutLastWord(text.slice(0, most))
  return `${cut.toWellFormed()} ${fillIn(texts.cutHere, { reference })}`
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
