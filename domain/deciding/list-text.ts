import type { PastedLines } from './pasted-lines.ts'

/** What a list's form calls the quantity of a line. */
export function quantityField(line: number): string {
  return `q${line}`
}

// In the place of a table's column: several may hold the quantities; the text is none, though some of its
// lines alone would seem one.
export const unclear = '?'
export const noTable = '-'

/** What could not be read, as `paste` takes it again. */
export function unreadText({ faults, header }: Pick<PastedLines, 'faults' | 'header'>): string {
  const lines = faults.map(({ text }) => text)
  return (header && lines.length > 0 ? [header, ...lines] : lines).join('\n')
}

/** As a spreadsheet would have it. */
export const asRow = ({
  partNumber,
  quantity,
}: {
  partNumber: string
  quantity: number | string
}) => `${partNumber}\t${quantity}`
