import { languagePacks } from '#domain/search/languages/packs.ts'
import type { MentionReader } from './product-names.ts'

type Listed = { name: string; text: string }

/** Prompts hold instructions and a list: no question of a visitor is so short and no prompt is. */
const minPromptLength = 200
/** A visitor's own question may name two products. */
const minListed = 3
const anyOf = (words: readonly string[]) => String.raw`\b(?:${words.join('|')})\b`
const bracketWords = languagePacks.flatMap((pack) => pack.bracketWords ?? [])
const askerWords = languagePacks.flatMap((pack) => pack.askerWords ?? [])
const instruction = new RegExp(anyOf(bracketWords), 'i')

/**
 * Whether a message is a prompt that a browser built, in whatever words: it lists products, or
 * asks for names in brackets (SPECIFICATION §7, chat details).
 */
export function isBuiltPrompt(content: string, mentionsIn: MentionReader<unknown>): boolean {
  if (content.length < minPromptLength) return false
  return instruction.test(content) || mentionsIn(content).size >= minListed
}

/** 'Customer message: …', 'The user asks: …', 'Frage: …', with the message up to an empty line. */
const ofLabel = String.raw`[^\n:]{0,30}:\s*["“]?(.+?)["”]?\s*(?=\n\s*\n|$)`
const labelled = new RegExp(anyOf(askerWords) + ofLabel, 'is')
const label = /^[^.?!:]{0,60}:\s*/
const pieces = /(?<=[.!?])\s+|\n+/

/** What a text says that a customer wrote: 'User: which domes take 288 splices?' */
export const labelledMessage = (content: string): string | undefined => labelled.exec(content)?.[1]

/** The customer's own words of a prompt that a browser built; any other text is theirs whole. */
export function customerMessage<P extends Listed>(
  content: string,
  mentionsIn: MentionReader<P>,
): string {
  if (!isBuiltPrompt(content, mentionsIn)) return content
  const listed = [...mentionsIn(content)]
  const isOfList = (piece: string) =>
    instruction.test(piece) ||
    mentionsIn(piece).size > 0 ||
    listed.some(({ text }) => text.includes(piece))
  const own = (text: string) =>
    text
      .split(pieces)
      .map((piece) => piece.trim())
      .filter((piece) => piece && !isOfList(piece))
  const message = labelledMessage(content)
  // On a line of its own a label is followed by the list as well.
  if (message && mentionsIn(message).size < minListed && !instruction.test(message)) return message
  return own(message ?? content)
    .map((piece) => piece.replace(label, ''))
    .filter(Boolean)
    .join(' ')
}
