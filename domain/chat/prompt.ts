import { cutText } from '#domain/catalogue/text.ts'
import { maxRequestBytes } from './message.ts'
import { bracketName } from './product-names.ts'

/** What a prompt says of a product. */
export type Listed = { name: string; text: string }

const opening =
  'Recommend products to the customer, only from the list of products below. Name each recommended product in square brackets, exactly as it is listed.'
const customerMark = '\n\nCustomer message:\n'
const productsMark = '\n\nProducts:\n'

const maxMessageLength = 4000
const maxTextLength = 400

/** A customer's message with the products that may answer it, most relevant first; the last ones go where there is no room. */
export function buildPrompt(message: string, products: Iterable<Listed>): string {
  // No empty line within, so that what comes behind the mark is ours alone.
  const asked = cutText(message.trim(), maxMessageLength).replace(/\s*\n\s*/g, '\n')
  let prompt = `${opening}${customerMark}${asked}${productsMark}`
  let left = maxRequestBytes - bytes(prompt)
  for (const { name, text } of products) {
    const line = `- [${bracketName(name)}] ${oneLine(text)}\n`
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
