import { withoutAtEnd } from '#domain/texts/cut-end.ts'

/**
 * Cells of a row out of a spreadsheet, or of a line with a sign between number and quantity. What stands in
 * parentheses or quotes is of one cell, whatever signs it has.
 */
export function cellsOf(line: string, isNumber: (written: string) => boolean): string[] {
  const closed = line.replace(enclosed, (text) =>
    text.replace(/[\t;|,]/g, (sign) => inside[separators.indexOf(sign)]!),
  )
  const sign = ['\t', ';', '|'].find((one) => closed.includes(one))
  // A comma between digits groups thousands, or is a decimal one.
  const cells = sign
    ? closed.split(sign)
    : withoutDecimals(closed, isNumber).split(/,(?!\d{3}(?!\d))|,(?<!\d,)/)
  return cells
    .map((cell) =>
      bareWord(
        cell
          .replaceAll(kept, ',')
          .replace(/[\ue003-\ue006]/g, (sign) => separators[inside.indexOf(sign)]!)
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      ),
    )
    .filter(Boolean)
}

/** '2,5 QB-15' has no two cells: a comma between the digits of one word, unless a part is called so. */
function withoutDecimals(line: string, isNumber: (written: string) => boolean): string {
  return line.replace(/(?<!\S)(\d[\d.]*),(?=\d+(?!\S))/g, (written, before: string) =>
    isNumber(before) ? written : before + kept,
  )
}

/** Without the signs that stand between a number and its quantity, or around either. */
export function bareWord(word: string): string {
  return withoutAtEnd(word.replace(/^[([•*#]+/, ''), ')]:,;=').trim()
}

/** Signs that no line has. */
const kept = '\ue000'
const inside = '\ue003\ue004\ue005\ue006'
const separators = '\t;|,'
/** A quote behind a figure is inches; one that opens stands before a word. */
const enclosed = /\([^()]*\)|\[[^[\]]*\]|(?<![^\s\t;|,])"[^"]*"(?![^\s\t;|,])/g
