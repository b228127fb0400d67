import type { LineRow } from '#domain/submission/line-rows.ts'

/** A line with the name of its product: null for a number of none, undefined where none is said. */
export type NamedLine = LineRow & { name?: string | null | undefined }

/** What a draft keeps of a form's lines. */
export type LinesOfDraft = {
  /** Those that the page's address named, as `originOf` writes them. */
  origin: string
  lines: NamedLine[]
}

/** Lines as an address names them: numbers and how many. */
export const originOf = (given: readonly LineRow[]): string =>
  given.map(({ partNumber, quantity }) => `${partNumber}:${quantity}`).join()

/** As one text: a draft is made of texts. */
export const writeLines = (kept: LinesOfDraft): string =>
  kept.lines.length ? JSON.stringify(kept) : ''

/** Undefined for none, and for what is not written so. */
export function readLines(text: string | undefined): LinesOfDraft | undefined {
  try {
    const kept = JSON.parse(text ?? '') as LinesOfDraft
    return kept.lines.length > 0 && kept.lines.every(isLine) ? kept : undefined
  } catch {
    return undefined
  }
}

const isLine = ({ partNumber, quantity, note }: LineRow) =>
  [partNumber, quantity, note].every((text) => typeof text === 'string')

/** With the name that is known for its number. */
export function named(row: LineRow, known: readonly NamedLine[]): NamedLine {
  const name = known.find(({ partNumber }) => partNumber === row.partNumber)?.name
  return name === undefined ? row : { ...row, name }
}

export const isSame = (some: readonly LineRow[], others: readonly LineRow[]): boolean =>
  some.length === others.length &&
  some.every(({ partNumber, quantity, note }, i) => {
    const other = others[i]!
    return partNumber === other.partNumber && quantity === other.quantity && note === other.note
  })
