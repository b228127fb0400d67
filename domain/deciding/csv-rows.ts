import Papa from 'papaparse'

export type CsvRow = {
  /** Without the empty ones at the end. */
  cells: string[]
  /** With them. */
  width: number
  /** The row as it was written, up to a length; it has line feeds where a quoted cell has some. */
  text: string
}

const maxTextLength = 1000

/**
 * Splits a text into rows, or into its first `most` rows. Lines end in line feeds. Where a quote is not closed,
 * quotes are ordinary signs: otherwise its cell would hold all rows below it.
 */
export function splitRows(text: string, delimiter: string, most = 0): CsvRow[] {
  return parseRows(text, delimiter, most, 'quoted') ?? parseRows(text, delimiter, most, 'plain')!
}

function parseRows(
  text: string,
  delimiter: string,
  most: number,
  quotes: 'quoted' | 'plain',
): CsvRow[] | undefined {
  const rows: CsvRow[] = []
  let start = 0
  let hasOpenQuote = false
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    preview: most,
    // Papa's fast mode splits at each delimiter, whatever stands in quotes.
    ...(quotes === 'plain' && { fastMode: true }),
    step: ({ data, errors, meta }, parser) => {
      hasOpenQuote ||= errors.some(({ type }) => type === 'Quotes')
      if (hasOpenQuote) {
        parser.abort()
        return
      }
      const written = text.slice(start, meta.cursor)
      const cells = withoutEmptyEnd(data.map(plainCell))
      rows.push({
        cells,
        width: data.length,
        text: written.replace(/\n$/, '').slice(0, maxTextLength),
      })
      start = meta.cursor
    },
  })
  return hasOpenQuote ? undefined : rows
}

/** Spreadsheets write `="00604"` for a text of digits. */
function plainCell(cell: string): string {
  const text = cell.trim()
  const [, inner] = /^=?"(.*)"$/s.exec(text) ?? []
  return (inner ?? text).trim()
}

function withoutEmptyEnd(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex(Boolean) + 1)
}
