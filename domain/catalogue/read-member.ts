import * as z from 'zod/mini'
import { quote } from './check-fault.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'

/** A part of a field that could not be used, and what to write instead. */
export type FieldFault<Field extends string = string> = { field: Field; message: string }

type Schema = z.ZodMiniObject<Record<string, z.ZodMiniType>>
type Options<Field extends string> = {
  /** The field that faults are told of. */
  field: Field
  /** A sound map, for messages. */
  example: string
  /** Members without which the map is of no use: left out, those that the schema requires. */
  needed?: readonly string[]
}

/**
 * Reads a map stored inside a document. A malformed member is left out with a message, so that the
 * rest of the map stays.
 */
export function readMember<S extends Schema, Field extends string>(
  schema: S,
  stored: unknown,
  options: Options<Field>,
): { value: z.infer<S> | undefined; faults: FieldFault<Field>[] } {
  const { value, messages } = readMap(schema, stored, options)
  return { value, faults: messages.map((message) => ({ field: options.field, message })) }
}

/** Reads a list of maps: one without a needed member is set aside. */
export function readMembers<S extends Schema, Field extends string>(
  schema: S,
  stored: unknown,
  options: Options<Field>,
): { items: z.infer<S>[]; faults: FieldFault<Field>[] } {
  const { field, example } = options
  if (stored === undefined || stored === null) return { items: [], faults: [] }
  if (!Array.isArray(stored)) {
    const message = fillIn(texts.mustBeList, { example: `[${example}]` })
    return { items: [], faults: [{ field, message }] }
  }
  // An empty place in a list is as wrong as a text in it.
  const read = stored.map((entry: unknown) => readMap(schema, entry ?? '', options))
  return {
    items: read.flatMap(({ value }): z.infer<S>[] => (value === undefined ? [] : [value])),
    faults: read.flatMap(({ messages }, at) => {
      const place = fillIn(texts.entry, { number: at + 1 })
      return messages.map((message) => ({ field, message: `${place}: ${message}` }))
    }),
  }
}

function readMap<S extends Schema>(
  schema: S,
  stored: unknown,
  { example, needed }: Options<string>,
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
