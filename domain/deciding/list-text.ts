import type { PastedLines } from './pasted-lines.ts'

/** What a list's form calls the quantity of a line. */
export function quantityField(line: number): string {
  return `q${line}`
}

/** What could not be read, as `paste` takes it again. */
export function unreadText({ faults }: Pick<PastedLines, 'faults'>): string {
  return faults.map(({ text }) => text).join('\n')
}

/** As a spreadsheet would have it. */
export const asRow = ({
  partNumber,
  quantity,
}: {
  partNumber: string
  quantity: number | string
}) => `${partNumber}\t${quantity}`
