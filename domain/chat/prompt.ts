import { cutText } from '#domain/catalogue/text.ts'
import { maxRequestBytes } from './message.ts'
import { bracketName } from './product-names.ts'

/** What a prompt says of a product. */
export type Listed = {
  name: string
  text: string
  partNumber?: string
  /** What its record says to what was asked. */
  verdict?: string
  /** It does not do all that was asked: it is told, and may not be recommended. */
  isNear?: boolean
}

const opening =
  'Recommend products to the customer, only from the list of products below. Name each recommended product in square brackets, exactly as it is listed.'
const customerMark = '\n\nCustomer message:\n'
const productsMark = '\n\nProducts:\n'

const maxMessageLength = 4000
const maxTextLength = 400
const maxNoteLength = 1500

/**
 * A customer's message with the products that may answer it, most relevant first, and what else is
 * known of it; the last ones go where there is no room. Brackets mark what may be recommended.
 */
export function buildPrompt(
  message: string,
  products: Iterable<Listed>,
  notes: readonly string[] = [],
): string {
  // No empty line within, so that what comes behind the mark is ours alone.
  const asked = cutText(message.trim(), maxMessageLength).replace(/\s*\n\s*/g, '\n')
  let prompt = `${opening}${customerMark}${asked}${productsMark}`
  // Our own words, in which brackets stand where they may.
  for (const note of notes) prompt += `* ${cutText(note.replace(/\s+/g, ' '), maxNoteLength)}\n`
  let left = maxRequestBytes - bytes(prompt)
  for (const { name, text, partNumber, verdict, isNear } of products) {
    const called = isNear
      ? `${bracketName(name)} (not to be recommended)`
      : `[${bracketName(name)}]`
    const number = partNumber ? ` ${bracketName(partNumber)}` : ''
    const judged = verdict ? ` {${oneLine(verdict)}}` : ''
    const line = `- ${called}${number}${judged} ${oneLine(text)}\n`
    left -= bytes(line)
    if (left < 0) break
    prompt += line
  }
  return prompt
}

/** The customer's own words of a prompt that was built so; any other text is their own whole. */
export function customerMessage(content: string): string {
  const from = content.indexOf(customerMark)
  if (!content.startsWith(opening) || from < 0) return content
  const to = content.indexOf(productsMark, from)
  return content.slice(from + customerMark.length, to < 0 ? undefined : to)
}

const encoder = new TextEncoder()
const bytes = (text: string) => encoder.encode(text).length

/** An editor's line breaks and brackets must not look like ours. */
const oneLine = (text: string) => cutText(bracketName(text), maxTextLength)
