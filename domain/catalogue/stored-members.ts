import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { quote } from './check-fault.ts'
import { trimmedText } from './product.ts'

/** A part of a field that could not be used, and what to write instead. */
export type FieldFault<Field extends string = string> = { field: Field; message: string }

/**
 * Takes the members of a stored map one by one. What is absent is undefined; what is malformed
 * is undefined too and noted, so that the rest of the map stays.
 */
export type Members = {
  text: (key: string) => string | undefined
  /** A whole number above 0. */
  count: (key: string) => number | undefined
  /** A number above 0. */
  measure: (key: string) => number | undefined
  percent: (key: string) => number | undefined
  oneOf: <T extends string>(key: string, choices: readonly T[]) => T | undefined
  /** Says what is wrong beyond the form of one member. */
  note: (message: string) => void
}

/**
 * Reads a list of maps. `read` returns undefined for a map that it cannot use, such as one
 * without its `required` members, which are told of here; `example` shows a sound one.
 */
export function readList<T>(
  stored: unknown,
  example: string,
  required: readonly string[],
  read: (members: Members) => T | undefined,
): { items: T[]; messages: string[] } {
  const messages: string[] = []
  if (stored === undefined || stored === null) return { items: [], messages }
  if (!Array.isArray(stored)) {
    return { items: [], messages: [fillIn(texts.mustBeList, { example: `[${example}]` })] }
  }
  const items = stored.flatMap((item: unknown, at): T[] => {
    // An empty place in a list is as wrong as a text in it.
    const map = readMap(
      item ?? '',
      example,
      required,
      read,
      fillIn(texts.entry, { number: at + 1 }),
    )
    messages.push(...map.messages)
    return map.value === undefined ? [] : [map.value]
  })
  return { items, messages }
}

/** Reads one map; `where` stands before each message about it. */
export function readMap<T>(
  stored: unknown,
  example: string,
  required: readonly string[],
  read: (members: Members) => T | undefined,
  where = '',
): { value: T | undefined; messages: string[] } {
  const messages: string[] = []
  const note = (message: string) => messages.push(where ? `${where}: ${message}` : message)
  if (stored === undefined || stored === null) return { value: undefined, messages }
  if (typeof stored !== 'object' || Array.isArray(stored)) {
    note(fillIn(texts.mustBeObject, { example }))
    return { value: undefined, messages }
  }
  const map = new Map(Object.entries(stored))
  const asked = new Set<string>()
  for (const key of required) {
    if (!isGiven(map.get(key))) note(fillIn(texts.memberMissing, { key, example }))
  }
  const value = read(createMembers(map, asked, note))
  for (const key of map.keys()) {
    if (!asked.has(key)) {
      note(fillIn(texts.unknownMember, { key: quote(key), fields: [...asked].join(', ') }))
    }
  }
  return { value, messages }
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The members that have a value: absent ones leave no key behind. */
export function present<T extends object>(members: T): Present<T> {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Present<T>
}

function createMembers(
  map: ReadonlyMap<string, unknown>,
  asked: Set<string>,
  note: (message: string) => void,
): Members {
  function take<T>(key: string, is: (value: unknown) => value is T, form: string): T | undefined {
    asked.add(key)
    const value = map.get(key)
    if (!isGiven(value)) return undefined
    if (is(value)) return value
    note(fillIn(texts.memberWrong, { key, value: JSON.stringify(value), form }))
    return undefined
  }
  return {
    text: (key) => trimmedText(take(key, isText, texts.aText)) || undefined,
    count: (key) => take(key, isCount, texts.aCount),
    measure: (key) => take(key, isMeasure, texts.aSize),
    percent: (key) => take(key, isPercent, texts.aPercentage),
    oneOf: <T extends string>(key: string, choices: readonly T[]) =>
      take(
        key,
        (value): value is T => choices.includes(value as T),
        fillIn(texts.oneOf, { choices: choices.join(', ') }),
      ),
    note,
  }
}

const isGiven = (value: unknown) => value !== undefined && value !== null
const isText = (value: unknown): value is string => trimmedText(value) !== ''
const isMeasure = (value: unknown): value is number =>
  Number.isFinite(value) && (value as number) > 0
const isCount = (value: unknown): value is number => isMeasure(value) && Number.isSafeInteger(value)
const isPercent = (value: unknown): value is number =>
  Number.isFinite(value) && (value as number) >= 0 && (value as number) <= 100
