import { decodeValue, type FirestoreValue } from '#domain/firestore/firestore-value.ts'
import { parseFieldPath, type FieldPath } from '#domain/firestore/field-path.ts'
import { invalidArgument } from './firestore-error.ts'

/** https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
const maxPathBytes = 1500
const maxPathLevels = 20
/** Ours; Firestore bounds them by the size of a request alone. */
const maxFields = 1000

/**
 * Reads one message of a request's JSON body by the rules of protobuf's JSON mapping: names
 * in camel or snake case, null like absent, unknown names refused with Google's own words.
 * `at` is the message's place in the request, for those words.
 */
export function readMessage<Name extends string>(
  json: unknown,
  at: string,
  names: readonly Name[],
): Partial<Record<Name, unknown>> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw invalidValue(at, json)
  const message: Partial<Record<Name, unknown>> = {}
  for (const [key, value] of Object.entries(json)) {
    const name = names.find((known) => known === key || snakeCase(known) === key)
    if (name === undefined) throw unknownName(key, at)
    if (value !== null) message[name] = value
  }
  return message
}

export function readList(json: unknown, at: string): unknown[] {
  if (json === undefined) return []
  if (!Array.isArray(json)) throw invalidValue(at, json)
  return json
}

/** An int32; protobuf's JSON also takes it as text. */
export function readInteger(json: unknown, at: string): number | undefined {
  if (json === undefined) return undefined
  const number = typeof json === 'string' && json.trim() !== '' ? Number(json) : json
  if (typeof number !== 'number' || number !== Math.trunc(number) || Math.abs(number) > 2 ** 31) {
    throw invalidValue(at, json)
  }
  return number
}

/** An enum by name or number: clients that ask for `enum-encoding=int` send numbers. */
export function readEnum<Name extends string>(
  json: unknown,
  at: string,
  numbers: Readonly<Record<Name, number>>,
): Name {
  const found = Object.entries(numbers).find(([name, number]) => json === name || json === number)
  if (!found) throw invalidValue(at, json)
  return found[0] as Name
}

/** A typed value; decoding it proves its form, the typed form is what gets compared. */
export function readValue(json: unknown, at: string): FirestoreValue {
  // protobuf's JSON may write null in a value as the enum's name or number
  if (isNullByEnum(json)) return { nullValue: null }
  try {
    decodeValue(json)
  } catch (error) {
    throw invalidArgument(`Invalid value at '${at}': ${(error as Error).message}`)
  }
  return json as FirestoreValue
}

/** A FieldReference message, `{fieldPath}`. */
export function readField(json: unknown, at: string): FieldPath {
  const { fieldPath } = readMessage(json, at, ['fieldPath'])
  if (typeof fieldPath !== 'string') throw invalidValue(`${at}.field_path`, fieldPath)
  return readFieldPath(fieldPath)
}

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

/** Refuses a list of fields that nobody's documents have so many of. */
export function checkFieldCount(fields: readonly unknown[], at: string): void {
  if (fields.length > maxFields) {
    throw invalidArgument(`'${at}' may name ${maxFields} fields at most.`)
  }
}

function parsedPath(text: string): FieldPath {
  try {
    return parseFieldPath(text)
  } catch (error) {
    throw invalidArgument((error as Error).message)
  }
}

export function invalidValue(at: string, value: unknown) {
  // what is nested is not quoted: it may be too deep to be written
  const nested = typeof value === 'object' && value !== null
  const written = nested ? (Array.isArray(value) ? '[…]' : '{…}') : JSON.stringify(value)
  const place = at === '' ? '' : ` at '${at}'`
  return invalidArgument(`Invalid value${place}, ${written?.slice(0, 100) ?? 'nothing'}`)
}

function unknownName(name: string, at: string) {
  const place = at === '' ? '' : ` at '${at}'`
  return invalidArgument(
    `Invalid JSON payload received. Unknown name "${name.slice(0, 100)}"${place}: Cannot find field.`,
  )
}

export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function isNullByEnum(json: unknown): boolean {
  const value = (json as { nullValue?: unknown } | null | undefined)?.nullValue
  return value === 'NULL_VALUE' || value === 0
}
