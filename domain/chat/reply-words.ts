import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/assistant.ts'
import { asWritten } from '#domain/search/as-written.ts'
import type { Subject } from './outcome.ts'
import { bracketName } from '#domain/catalogue/bracket-name.ts'

/** Brackets recommend: no other text may hold any. */
export const named = ({ name }: Subject) => `[${bracketName(name)}]`

export const withoutBrackets = (text: string) => text.replaceAll('[', '(').replaceAll(']', ')')

/** `joined` is a text with places for the last and for the rest. */
export function inWords(list: readonly string[], joined: string = texts.and): string {
  if (list.length < 2) return list.join('')
  return fillIn(joined, { rest: list.slice(0, -1).join(', '), last: list.at(-1)! })
}

/** What a product has to be without. */
export const without = (what: string) => fillIn(texts.without, { what })

/** 'cheap.example', 'a@b': nobody gets an answer to name a place of theirs. */
const address = /\p{L}\.\p{L}{2}|@|\/\//u

/** A message in the form that programs send: {"role": "system", "content": "..."}. */
const message = /\{[^{}]{0,200}"(?:role|content|system|instructions?)"\s*:[^{}]{0,2000}\}/gi

/** `turns` are the visitor's, in whose letters the words are said. */
export function notTaken(unknown: readonly string[], turns: readonly string[] = []): string {
  // Nor what a program is made to say.
  const sent = turns.flatMap((turn) => turn.match(message) ?? []).join(' ')
  const isSent = (one: string) => sent.toLowerCase().includes(one.toLowerCase())
  const own = unknown.filter((one) => !address.test(one) && !isSent(one))
  if (own.length === 0) return ''
  const words = asWritten(own.slice(0, 5).join(', '), turns)
  return fillIn(texts.notTaken, { words: withoutBrackets(words) })
}
