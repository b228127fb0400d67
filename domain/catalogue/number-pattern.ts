import { membersOf } from '#domain/json-map.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import type { AttributeValue } from './attribute.ts'
import { isAttributeValue } from '#domain/records/product-document.ts'
import { trimmedText } from './product.ts'

export type Choice = {
  code: string
  label: string
  /** What is so where this is chosen, and otherwise than the record says it, by attribute key. */
  attributes?: Record<string, AttributeValue[]>
}
/** Bounds and step in the slot's unit; every value is `min` and a whole number of steps. */
export type Range = { min: number; max: number; step: number }

/** One open place of a pattern: some codes to choose from, or any number of a range, or both. */
export type Slot = {
  key: string
  label: string
  /** Unit of the range; empty where the slot has none. */
  unit: string
  /** The letter that stands for the decimal point, as in 2M5 and 3M; empty for plain digits. */
  mark: string
  values: Choice[]
  range?: Range
}

/** How a part number is made: text with `{slot}` in it, the slots in the text's order. */
export type NumberPattern = { pattern: string; slots: Slot[] }

/**
 * Reads the field `ordering` as stored: `{pattern, slots: {key: {label, unit?, mark?, values?: [{code,
 * label?, attributes?}], min?, max?, step?}}}`. Without a `mark`, a unit of one letter is its own: 3 m reads 3M.
 * What cannot be used comes back as messages; without a usable slot for every place there is
 * no pattern.
 */
export function readPattern(stored: unknown): {
  pattern: NumberPattern | undefined
  messages: string[]
} {
  if (stored === undefined || stored === null) return { pattern: undefined, messages: [] }
  const pattern = patternText(stored)
  if (!pattern) {
    return { pattern: undefined, messages: [fillIn(texts.patternForm, { slot: '{slot}' })] }
  }
  const definitions = membersOf(membersOf(stored).slots)
  const keys = slotKeys(pattern)
  const messages = Object.keys(definitions)
    .filter((key) => !keys.includes(key))
    .map((key) => fillIn(texts.slotNotInPattern, { slot: slotNamed(key), key: `{${key}}` }))
  if (keys.length === 0) messages.push(fillIn(texts.patternNoSlot, { slot: '{slot}' }))
  const slots = keys.flatMap((key) => {
    if (Object.hasOwn(definitions, key)) {
      return readSlot(key, membersOf(definitions[key]), messages) ?? []
    }
    messages.push(fillIn(texts.slotUndescribed, { key: `{${key}}` }))
    return []
  })
  const usable = keys.length > 0 && slots.length === keys.length
  return { pattern: usable ? { pattern, slots } : undefined, messages }
}

/** Of the field `ordering` as stored, the text with slots in it alone, usable or not; empty without one. */
export function patternText(stored: unknown): string {
  return trimmedText(membersOf(stored).pattern)
}

/** Names in braces, in their order. */
export function slotKeys(pattern: string): string[] {
  return [...pattern.matchAll(/\{([^{}]*)\}/g)].map(([, key]) => key!)
}

function readSlot(
  key: string,
  stored: Record<string, unknown>,
  messages: string[],
): Slot | undefined {
  const before = messages.length
  const slot = slotNamed(key)
  const range = readRange(stored)
  if (range === 'unsound') messages.push(fillIn(texts.slotRange, { slot }))
  const values = readChoices(slot, stored.values, messages)
  if (typeof range !== 'object' && values.length === 0) {
    if (messages.length === before) messages.push(fillIn(texts.slotEmpty, { slot }))
    return undefined
  }
  const unit = trimmedText(stored.unit)
  const ownMark = /^[a-z]$/i.test(unit) ? unit.toUpperCase() : ''
  return {
    key,
    label: trimmedText(stored.label) || key,
    unit,
    mark: typeof stored.mark === 'string' ? stored.mark.trim() : ownMark,
    values,
    ...(typeof range === 'object' && { range }),
  }
}

function readChoices(slot: string, stored: unknown, messages: string[]): Choice[] {
  if (stored === undefined || stored === null) return []
  if (!Array.isArray(stored)) {
    messages.push(fillIn(texts.slotValues, { slot }))
    return []
  }
  return stored.flatMap((item: unknown, at) => {
    const { code: given, label, attributes: own } = membersOf(item)
    const code = trimmedText(given)
    // A hyphen in a code would leave open where the slot ends.
    if (/^[\p{L}\p{N}.+]+$/u.test(code)) {
      const attributes = attributesOf(own, `${slot}, ${code}: `, messages)
      return { code, label: trimmedText(label) || code, ...(attributes && { attributes }) }
    }
    messages.push(fillIn(texts.slotCodeForm, { slot, number: at + 1 }))
    return []
  })
}

/** Where the choice leaves open what the record says, nothing is stated: an empty list. */
function attributesOf(
  stored: unknown,
  where: string,
  messages: string[],
): Choice['attributes'] | undefined {
  if (stored === undefined || stored === null) return undefined
  if (typeof stored !== 'object' || Array.isArray(stored)) {
    messages.push(fillIn(texts.slotAttributes, { where }))
    return undefined
  }
  const open = Object.entries(stored).flatMap(([key, value]) => (value === null ? [[key, []]] : []))
  const read = storedAttributes(stored, (key) => messages.push(`${where}${key} ${texts.notAValue}`))
  return { ...(Object.fromEntries(open) as Record<string, never[]>), ...read }
}

function readRange({ min, max, step }: Record<string, unknown>): Range | 'unsound' | undefined {
  if (min === undefined && max === undefined && step === undefined) return undefined
  const isSound =
    isNumber(min) && isNumber(max) && isNumber(step) && min >= 0 && max >= min && step > 0
  return isSound ? { min, max, step } : 'unsound'
}

const slotNamed = (name: string) => fillIn(texts.slot, { name })

const isNumber = (value: unknown): value is number => Number.isFinite(value)

/** By attribute key, the values that are usable as stored; `refuse` hears the keys of the others. */
export function storedAttributes(
  stored: object,
  refuse: (key: string) => void,
  /** What is no attribute. */
  others?: ReadonlySet<string>,
): Record<string, AttributeValue[]> {
  const read: [string, AttributeValue[]][] = []
  for (const [key, value] of Object.entries(stored) as [string, unknown][]) {
    if (others?.has(key)) continue
    const values = (Array.isArray(value) ? value : [value]).filter(
      (one) => one !== null && one !== '',
    )
    if (!values.every(isAttributeValue)) refuse(key)
    else if (values.length) read.push([key, values])
  }
  return Object.fromEntries(read)
}
