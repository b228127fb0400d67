import { rowsOf } from '#domain/submission/line-rows.ts'
import type { Input } from './read-form.ts'

/** A quote's rows, which a page posts field by field, as the one list that its schema reads. */
export function gatherLines(input: Input): Input {
  if (input.lines !== undefined || input.partNumber === undefined) return input
  return { ...input, lines: JSON.stringify(rowsOf((field) => all(input[field]))) }
}

/** A field that comes once is a text, more often a list. */
const all = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map((one) => (typeof one === 'string' ? one : ''))
