import * as z from 'zod/mini'
import { quote } from './check-fault.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'

/** A part of a field that could not be used, and what to write instead. */
export type FieldFault<Field extends string = string> = { field: Field; message: string }

type Schema = z.ZodMiniObject<Record<string, z.ZodMiniType>>
type Options = {
  /** A sound map, for messages. */
  example: string
  /** Members without which the map is of no use: left out, those that the schema requires. */
  needed?: readonly string[]
}

/**
 * Reads a map stored inside a document. A malformed member is left out with a message, so that the
 * rest of the map stays.
 */
export function readMember<S extends Schema>(
  schema: S,
  stored: unknown,
  { example, needed }: Options,
): { value: z.infer<S> | undefined; messages: string[] } {
  if (stored === undefined || stored === null) return { value: undefined, messages: [] }
  if (typeof stored !== 'object' || Array.isArray(stored)) {
    return { value: undefined, messages: [fillIn(texts.mustBeObject, { example })] }
  }
  const given = new Map(Object.entries(stored).filter(([, member]) => member !== null))
  const sound: Record<string, unknown> = {}
  const messages: string[] = []
  let isUsable = true
  for (const [key, member] of Object.entries(schema.shape)) {
    const read = member.safeParse(given.get(key))
    if (read.success) {
      if (read.data !== undefined) sound[key] = read.data
      continue
    }
    if (!needed || needed.includes(key)) isUsable &&= member.safeParse(undefined).success
    const form = read.error.issues[0]!.message
    const value = given.get(key)
    messages.push(
      value === undefined
        ? fillIn(texts.memberMissing, { key, form, example })
        : fillIn(texts.memberWrong, { key, value: JSON.stringify(value), form }),
    )
  }
  const fields = Object.keys(schema.shape)
  for (const key of given.keys()) {
    if (fields.includes(key)) continue
    messages.push(fillIn(texts.unknownMember, { key: quote(key), fields: fields.join(', ') }))
  }
  if (!isUsable) return { value: undefined, messages }
  // Members that contradict each other leave open which of them is right.
  const contradictions = (schema.safeParse(sound).error?.issues ?? []).filter(
    ({ path }) => path.length === 0,
  )
  messages.push(...contradictions.map(({ message }) => message))
  return { value: contradictions.length > 0 ? undefined : (sound as z.infer<S>), messages }
}

/** Reads a list of maps: one without a needed member is set aside. */
export function readMembers<S extends Schema>(
  schema: S,
  stored: unknown,
  options: Options,
): { items: z.infer<S>[]; messages: string[] } {
  if (stored === undefined || stored === null) return { items: [], messages: [] }
  if (!Array.isArray(stored)) {
    const message = fillIn(texts.mustBeList, { example: `[${options.example}]` })
    return { items: [], messages: [message] }
  }
  const messages: string[] = []
  const items: z.infer<S>[] = []
  stored.forEach((entry: unknown, at) => {
    // An empty place in a list is as wrong as a text in it.
    const read = readMember(schema, entry ?? '', options)
    const place = fillIn(texts.entry, { number: at + 1 })
    messages.push(...read.messages.map((message) => `${place}: ${message}`))
    if (read.value) items.push(read.value)
  })
  return { items, messages }
}
