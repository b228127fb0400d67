import * as z from 'zod'
import { decodeValue, type FirestoreValue } from '#domain/firestore/firestore-value.ts'
import { parseFieldPath, type FieldPath } from '#domain/firestore/field-path.ts'
import { invalidArgument } from './firestore-error.ts'

/** https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
const maxPathBytes = 1500
const maxPathLevels = 20
/** Ours; Firestore bounds them by the size of a request alone. */
const maxFields = 1000

/**
 * Reads one message of a request's JSON body. What the schema does not take is refused with Google's
 * own words; `at` is the message's place in the request, for those words.
 */
export function readMessage<S extends z.ZodType>(schema: S, json: unknown, at = ''): z.output<S> {
  const read = schema.safeParse(json)
  if (read.success) return read.data
  const issue = read.error.issues[0]!
  const path = [at, ...issue.path].filter((key) => key && typeof key === 'string').join('.')
  const place = path ? ` at '${snakeCase(path)}'` : ''
  if (issue.code !== 'unrecognized_keys') {
    throw invalidArgument(`Invalid value${place}: ${issue.message}`)
  }
  const name = issue.keys[0]!.slice(0, 100)
  throw invalidArgument(
    `Invalid JSON payload received. Unknown name "${name}"${place}: Cannot find field.`,
  )
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A list of what is counted by fields; absent it is empty. */
export const listOf = <S extends z.ZodType>(item: S) =>
  z.array(item).max(maxFields, `${maxFields} at most`).default([])

/** A FieldReference message, `{fieldPath}`. */
export const Field = z
  .strictObject({ fieldPath: z.string() })
  .transform(({ fieldPath }) => readFieldPath(fieldPath))

/** A typed value; decoding it proves its form, the typed form is what gets compared. */
export const Value = z.unknown().transform((json, context): FirestoreValue => {
  // Protobuf's JSON may write null in a value as the enum's name or number.
  const { nullValue } = Object(json) as { nullValue?: unknown }
  if (nullValue === 'NULL_VALUE' || nullValue === 0) return { nullValue: null }
  try {
    decodeValue(json)
    return json as FirestoreValue
  } catch (error) {
    context.issues.push({ code: 'custom', input: json, message: (error as Error).message })
    return z.NEVER
  }
})

/** An enum by name or number: clients that ask for `enum-encoding=int` send numbers. */
export const enumOf = <Name extends string>(numbers: Readonly<Record<Name, number>>) =>
  z.unknown().transform((given, context): Name => {
    const names = Object.keys(numbers) as Name[]
    const name = names.find((known) => given === known || given === numbers[known])
    if (name) return name
    context.issues.push({ code: 'custom', input: given, message: `one of ${names.join(', ')}` })
    return z.NEVER
  })

export function readFieldPath(text: string): FieldPath {
  // Before it is read: a path of a megabyte takes seconds.
  if (Buffer.byteLength(text) > maxPathBytes) {
    throw invalidArgument(`A field path may have ${maxPathBytes} bytes at most.`)
  }
  const path = parsedPath(text)
  if (path.length > maxPathLevels) {
    throw invalidArgument(`A field path may have ${maxPathLevels} levels at most.`)
  }
  return path
}

function parsedPath(text: string): FieldPath {
  try {
    return parseFieldPath(text)
  } catch (error) {
    throw invalidArgument((error as Error).message)
  }
}
