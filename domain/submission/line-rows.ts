/** A line of a quote as a form has it: whatever was typed. */
export type LineRow = { partNumber: string; quantity: string; note: string }

/** Names of a row's fields; each comes as often as there are rows. */
export const rowFields = ['partNumber', 'quantity', 'note'] as const

/**
 * The rows of a form from the values of each of its fields, in order. A row without a number or a
 * note is blank: whoever cleared it need not clear the quantity as well.
 */
export function rowsOf(
  values: (field: (typeof rowFields)[number]) => readonly string[],
): LineRow[] {
  const numbers = values('partNumber')
  const quantities = values('quantity')
  const notes = values('note')
  return numbers.map((partNumber, i) => {
    const note = notes[i] ?? ''
    const isBlank = !partNumber.trim() && !note.trim()
    return { partNumber, quantity: isBlank ? '' : (quantities[i] ?? ''), note }
  })
}

/** Where a fault of one line is told, such as `lines.3.quantity` for the fourth. */
export const lineField = (line: number, field: string) => `lines.${line}.${field}`
