import * as z from 'zod/mini'
import { maxItems, maxNumberLength, maxQuantity } from '#domain/deciding/list-items.ts'
import * as locale from '#texts/locale.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { readCount } from '#domain/texts/typed-number.ts'
import * as texts from '#texts/forms.ts'
import { optionalText, requiredText, type FieldErrors } from './form-fields.ts'
import { lineField } from './line-rows.ts'

/** One part of a quote that was asked for. */
export type QuoteLine = z.infer<typeof Line> & {
  /** The product's name when it was sent; absent where no product has the number. */
  name?: string
}

export const maxLineNote = 120

const Quantity = z.pipe(
  z.unknown(),
  z.transform((given, context) => {
    const quantity = typeof given === 'string' ? readCount(given) : given
    if (Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= maxQuantity) {
      return Number(quantity)
    }
    const most = maxQuantity.toLocaleString(locale.locale)
    const message = fillIn(texts.enterQuantity, { most })
    context.issues.push({ code: 'custom', input: given, message })
    return z.NEVER
  }),
)

const Line = z.object({
  partNumber: requiredText(texts.enterNumber, maxNumberLength),
  quantity: Quantity,
  note: optionalText(maxLineNote),
})

const labels: Record<string, string> = texts.lineFields

/**
 * Reads the lines of a quote: a list, or its JSON text. Lines of nothing but blanks are left out.
 * Faults are told by line, counted from one as the visitor sees them.
 */
export function readLines(given: unknown): { lines: QuoteLine[]; errors: FieldErrors } {
  const list = listOf(given)
  if (!list) return fault(texts.sendAsList)
  const filled = [...list.entries()].filter(([, line]) => !isBlank(line))
  if (filled.length > maxItems) {
    const count = filled.length.toLocaleString(locale.locale)
    return fault(fillIn(texts.linesAtMost, { most: maxItems, count }))
  }
  const lines: QuoteLine[] = []
  const errors: FieldErrors = {}
  for (const [i, line] of filled) {
    const parsed = z.safeParse(Line, isRecord(line) ? line : {})
    if (parsed.success) lines.push(parsed.data)
    for (const { path, message } of parsed.error?.issues ?? []) {
      const field = String(path[0])
      errors[lineField(i, field)] ??= fillIn(texts.ofLine, {
        line: i + 1,
        number: numberOf(line),
        field: labels[field] ?? field,
        message,
      })
    }
  }
  return { lines, errors }
}

const fault = (message: string) => ({ lines: [], errors: { lines: message } })

function listOf(given: unknown): unknown[] | undefined {
  if (given === undefined || given === null || given === '') return []
  if (typeof given !== 'string') return Array.isArray(given) ? given : undefined
  try {
    const value: unknown = JSON.parse(given)
    return Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isBlank(line: unknown): boolean {
  return (
    isRecord(line) &&
    'partNumber' in line &&
    [line.partNumber, line.quantity, line.note].every(
      (value) => value === undefined || (typeof value === 'string' && value.trim() === ''),
    )
  )
}

function numberOf(line: unknown): string {
  const number = isRecord(line) && typeof line.partNumber === 'string' ? line.partNumber.trim() : ''
  return number ? ` (${number.slice(0, maxNumberLength)})` : ''
}
