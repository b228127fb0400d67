import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/product.ts'
import { formatValue } from './attribute.ts'
import type { NumberPattern, Range, Slot } from './number-pattern.ts'

/** Of each slot the code of a value, or a number within its range, in its unit. */
export type Choices = Record<string, string | number>

export type BuiltNumber = { ok: true; partNumber: string } | { ok: false; reason: string }

/** The part number of these choices; else one sentence that says which choice cannot be. */
export function buildNumber({ pattern, slots }: NumberPattern, choices: Choices): BuiltNumber {
  const codes = new Map<string, string>()
  for (const slot of slots) {
    const code = codeOf(slot, choices[slot.key])
    if (code === undefined)
      return {
        ok: false,
        reason: fillIn(texts.mustBe, { label: slot.label, offered: offered(slot) }),
      }
    codes.set(slot.key, code)
  }
  return { ok: true, partNumber: pattern.replace(/\{([^{}]*)\}/g, (_, key) => codes.get(key)!) }
}

/** The choices that a part number says, in any case; undefined where the pattern cannot make it. */
export function readNumber(numbers: NumberPattern, partNumber: string): Choices | undefined {
  const codes = split(numbers, partNumber, (slot) =>
    [...slot.values.map(({ code }) => escape(code)), ...(slot.range ? [numberForm(slot)] : [])]
      .toSorted((a, b) => b.length - a.length)
      .join('|'),
  )
  if (!codes) return undefined
  const choices: Choices = {}
  for (const [i, slot] of numbers.slots.entries()) {
    const choice = choiceOf(slot, codes[i]!)
    // Twice the same slot must say the same.
    if (choice === undefined || (choices[slot.key] ?? choice) !== choice) return undefined
    choices[slot.key] = choice
  }
  return choices
}

/** True where a number has a text in every place of the pattern, whatever it says. */
export const hasForm = (numbers: NumberPattern, partNumber: string): boolean =>
  textsIn(numbers, partNumber) !== undefined

/** One sentence on why a number cannot be ordered; undefined where it can. */
export function whyNot(numbers: NumberPattern, partNumber: string): string | undefined {
  if (readNumber(numbers, partNumber)) return undefined
  const codes = textsIn(numbers, partNumber)
  const wrong = codes && numbers.slots.find((slot, i) => choiceOf(slot, codes[i]!) === undefined)
  return wrong
    ? fillIn(texts.cannotOrder, {
        number: partNumber,
        label: wrong.label,
        offered: offered(wrong),
      })
    : fillIn(texts.numbersRead, { number: partNumber, pattern: numbers.pattern })
}

/** What a slot takes, in words: 'UPC (U), APC (A)', '0.3 to 200 m in steps of 0.1 m'. */
export function offered({ values, range, unit }: Slot): string {
  const coded = values.map(({ code, label }) => (label === code ? code : `${label} (${code})`))
  return [
    ...(coded.length ? [coded.join('; ')] : []),
    ...(range
      ? [
          fillIn(texts.steps, {
            from: formatValue(range.min),
            to: formatValue(range.max, unit),
            step: formatValue(range.step, unit),
          }),
        ]
      : []),
  ].join(texts.orSteps)
}

/** True for `min` and whole steps from it, up to `max`. */
export function isWithin({ min, max, step }: Range, value: number): boolean {
  const steps = (value - min) / step
  // Steps of 0.1 are no whole numbers in binary.
  return value >= min && value <= max && Math.abs(steps - Math.round(steps)) < 1e-6
}

/** What stands in a number for a choice; undefined where the slot does not take it. */
export function codeOf(slot: Slot, choice: string | number | undefined): string | undefined {
  if (typeof choice === 'number') {
    return slot.range && isWithin(slot.range, choice) ? written(choice, slot.mark) : undefined
  }
  return slot.values.find(({ code }) => code === choice)?.code
}

function choiceOf(slot: Slot, text: string): string | number | undefined {
  const known = slot.values.find(({ code }) => code.toUpperCase() === text.toUpperCase())
  if (known) return known.code
  if (!slot.range || !new RegExp(`^${numberForm(slot)}$`, 'i').test(text)) return undefined
  const value = Number(slot.mark ? text.toUpperCase().replace(slot.mark.toUpperCase(), '.') : text)
  // One number has one spelling: 03M and 3M0 are not 3M.
  const isSpelled = written(value, slot.mark).toUpperCase() === text.toUpperCase()
  return isSpelled && isWithin(slot.range, value) ? value : undefined
}

/** 2.5 as 2M5 and 3 as 3M where M is the mark; plain digits where there is none. */
function written(value: number, mark: string): string {
  const digits = String(Number(value.toFixed(6)))
  if (!mark) return digits
  const [whole, part = ''] = digits.split('.')
  return `${whole}${mark}${part}`
}

function numberForm({ mark }: Slot): string {
  return mark ? `\\d+${escape(mark)}\\d*` : '\\d+(?:\\.\\d+)?'
}

const textsIn = (numbers: NumberPattern, partNumber: string) =>
  split(numbers, partNumber, () => '[^-]*')

function split(
  { pattern, slots }: NumberPattern,
  partNumber: string,
  formOf: (slot: Slot) => string,
): string[] | undefined {
  let at = 0
  const form = pattern
    .split(/(\{[^{}]*\})/)
    .map((piece, i) => (i % 2 ? `(${formOf(slots[at++]!)})` : escape(piece)))
    .join('')
  return new RegExp(`^${form}$`, 'i').exec(partNumber.trim())?.slice(1)
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
}
