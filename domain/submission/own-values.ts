import type { FormFields } from '#domain/records/form-fields.ts'
import { maxMessageLength } from './form-fields.ts'
import { askedNames } from './form-shape.ts'
import { cutText } from './quote-text.ts'
import type { Submission } from './submission.ts'

/** What was filled in of a field that is the company's own. */
export type OwnValue = { name: string; label: string; value: string }

const known = new Set([
  ...(['contact', 'lead', 'quote'] as const).flatMap(askedNames),
  'document',
  'lines',
])

/** Whether a submission's field is none of the software's. */
export const isOwnName = (name: string): boolean => !known.has(name)

/**
 * The company's own fields of a submission, in the order of its record. What the record had when it
 * was sent and has no more comes last, by its name: nothing that a visitor wrote is lost on its way.
 */
export function ownValues({ fields }: Pick<Submission, 'fields'>, record: FormFields): OwnValue[] {
  const own = record.own ?? []
  const place = (name: string) => {
    const at = own.findIndex((field) => field.name === name)
    return at < 0 ? own.length : at
  }
  return Object.entries(fields)
    .flatMap(([name, value]: [string, unknown]) => {
      if (!isOwnName(name) || typeof value !== 'string' || !value) return []
      return [{ name, label: own[place(name)]?.label ?? name, value }]
    })
    .sort((a, b) => place(a.name) - place(b.name) || (a.name < b.name ? -1 : 1))
}

/** Room for what is said where a text is cut. */
const maxCutNote = 200

/** They stand above the message: where both are too long for the board's column, its end is cut. */
export function withOwnValues(
  message: string,
  own: readonly OwnValue[],
  reference: string,
): string {
  if (own.length === 0) return message
  const lines = own.map(({ label, value }) => `${label}: ${value.replace(/\s+/g, ' ')}`)
  const text = [lines.join('\n'), message].filter(Boolean).join('\n\n')
  if (text.length <= maxMessageLength) return text
  return cutText(text, maxMessageLength - maxCutNote, reference)
}
