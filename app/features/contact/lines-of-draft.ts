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
export function writeLines({ origin, lines }: LinesOfDraft): string {
  if (!lines.length) return ''
  const rows = lines.map(({ partNumber, quantity, note, name }) => [
    partNumber,
    quantity,
    note,
    ...(name === undefined ? [] : [name]),
  ])
  return JSON.stringify([origin, ...rows])
}

/** Undefined for none, and for what is not written so. */
export function readLines(text: string | undefined): LinesOfDraft | undefined {
  let written: unknown
  try {
    written = JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
  if (!Array.isArray(written)) return undefined
  const [origin, ...rows] = written as unknown[]
  const lines = rows.flatMap((row): NamedLine[] => {
    if (!Array.isArray(row)) return []
    const [partNumber, quantity, note, name] = row as unknown[]
    return typeof partNumber === 'string' &&
      typeof quantity === 'string' &&
      typeof note === 'string'
      ? [{ partNumber, quantity, note, ...(isName(name) && { name }) }]
      : []
  })
  return typeof origin === 'string' && lines.length ? { origin, lines } : undefined
}

const isName = (name: unknown) => name === null || typeof name === 'string'

/**
 * The lines of a form that is shown again. Those that stand are of its address or newer than the
 * draft, and stay: notes come back into them, quantities where the address still names the same, and
 * after them whatever else was written at that address, or at any where it names none.
 */
export function linesBack(
  { given, standing }: { given: readonly LineRow[]; standing: readonly NamedLine[] },
  { origin, lines }: LinesOfDraft,
): NamedLine[] {
  const isOfOrigin = given.length === 0 || originOf(given) === origin
  const left = new Set(lines)
  const back = standing.map((line) => {
    const before = [...left].find((one) => keyOf(one) === keyOf(line))
    if (!before) return line
    left.delete(before)
    const asked = given.find((one) => keyOf(one) === keyOf(line))?.quantity ?? ''
    const isTyped = line.quantity !== asked
    return {
      ...line,
      quantity: isOfOrigin && !isTyped ? before.quantity : line.quantity,
      note: line.note || before.note,
    }
  })
  return isOfOrigin ? [...back, ...left] : back
}

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

/** A line without a number is known by what it says. */
const keyOf = ({ partNumber, note }: LineRow) => partNumber.trim().toUpperCase() || `\n${note}`
