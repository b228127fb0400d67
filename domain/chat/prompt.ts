import { fold } from '#domain/catalogue/search.ts'
import { cutText } from '#domain/catalogue/text.ts'
import { saysNothing } from './guard.ts'
import {
  chatModel,
  maxRequestBytes,
  maxTurns,
  type ChatMessage,
  type ChatRequest,
} from './message.ts'
import { bracketName } from './product-names.ts'
import { normalize, wordsOf } from './words.ts'

/** What a prompt says of a product. */
export type Listed = { name: string; text: string; family?: string; subFamily?: string }

const opening =
  'Recommend products to the customer, only from the list of products below. Name each recommended product in square brackets, exactly as it is listed.'
const customerMark = '\n\nCustomer message:\n'
const productsMark = '\n\nProducts:\n'

/** Leaves room for headers and for what JSON adds. */
const budget = maxRequestBytes - 2048
const maxMessageLength = 4000
const maxTextLength = 400

/** The request for one more message, under 64 KB however many products there are. */
export function buildRequest(
  history: readonly ChatMessage[],
  message: string,
  products: readonly Listed[],
): ChatRequest {
  const past = recent(history)
  const base = bytes(JSON.stringify({ messages: past, model: chatModel }))
  const said = [
    ...past.filter(({ role }) => role === 'user').map(({ content }) => content),
    message,
  ]
  const content = buildPrompt(message, byRelevance(said.join('\n'), products), budget - base)
  return { messages: [...past, { role: 'user', content }], model: chatModel }
}

/** `room` in bytes of JSON; products come most relevant first, and the last ones go. */
export function buildPrompt(message: string, products: Iterable<Listed>, room: number): string {
  // No empty line within, so that what comes behind the mark is ours alone.
  const asked = cutText(message.trim(), maxMessageLength).replace(/\s*\n\s*/g, '\n')
  let prompt = `${opening}${customerMark}${asked}${productsMark}`
  let left = room - bytes(JSON.stringify(prompt))
  for (const { name, text } of products) {
    const line = `- [${bracketName(name)}] ${oneLine(text)}\n`
    left -= bytes(JSON.stringify(line))
    if (left < 0) break
    prompt += line
  }
  return prompt
}

/** The customer's own words of a prompt that was built here; any other text is their own whole. */
export function customerMessage(content: string): string {
  const from = content.indexOf(customerMark)
  if (!content.startsWith(opening) || from < 0) return content
  const to = content.indexOf(productsMark, from)
  return content.slice(from + customerMark.length, to < 0 ? undefined : to)
}

/** Turns that still fit beside a list: the latest ones, cut where they are long. */
function recent(history: readonly ChatMessage[]): ChatMessage[] {
  let left = budget / 4
  const kept: ChatMessage[] = []
  for (const { role, content } of history.slice(1 - maxTurns).toReversed()) {
    const turn = { role, content: cutText(customerMessage(content), maxMessageLength) }
    left -= bytes(JSON.stringify(turn))
    if (left < 0) break
    kept.unshift(turn)
  }
  return kept
}

/** Products whose names and texts hold most of the words, rare words counting for more. */
function byRelevance<P extends Listed>(said: string, products: readonly P[]): P[] {
  const words = [...new Set(wordsOf(normalize(said)))].filter((word) => !saysNothing(word))
  const texts = products.map(({ name, text, family = '', subFamily = '' }) => ({
    name: fold(`${name} ${subFamily} ${family}`),
    text: fold(text),
  }))
  const scores = new Float64Array(products.length)
  for (const word of words.slice(0, 40)) {
    const stem = word.length > 4 ? word.replace(/e?s$/, '') : word
    const gain = texts.map(({ name, text }) =>
      name.includes(stem) ? 3 : text.includes(stem) ? 1 : 0,
    )
    const holders = gain.reduce<number>((sum, points) => sum + Number(points > 0), 0)
    const weight = Math.log(1 + products.length / Math.max(1, holders))
    gain.forEach((points, i) => (scores[i]! += points * weight))
  }
  return products
    .map((product, i) => ({ product, i }))
    .sort((a, b) => scores[b.i]! - scores[a.i]! || a.i - b.i)
    .map(({ product }) => product)
}

const encoder = new TextEncoder()
const bytes = (text: string) => encoder.encode(text).length

/** An editor's line breaks and brackets must not look like ours. */
const oneLine = (text: string) => cutText(bracketName(text), maxTextLength)
