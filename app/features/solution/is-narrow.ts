/** What fits beside each other at 320 px, counted in characters. */
const widest = { words: 30, cell: 26 }

/** Whether a table stays one on a phone: few columns of figures do, sentences do not. */
export function isNarrow(columns: readonly string[], rows: readonly string[][]): boolean {
  const words = columns.map((column, i) =>
    Math.max(...[column, ...rows.map((row) => row[i] ?? '')].map(maxWordLength)),
  )
  return (
    words.reduce((sum, length) => sum + length, 0) <= widest.words &&
    rows.flat().every(({ length }) => length <= widest.cell)
  )
}

/** A fixed space does not part words. */
function maxWordLength(text: string): number {
  return Math.max(...text.split(' ').map(({ length }) => length))
}
