import type { WriteSheet } from 'hucre/xlsx'
import { site } from '#content/site.ts'

/** The first sheet: how this file is worked with. */
export function readMe(sheets: readonly string[]): WriteSheet {
  const lines = [
    `The catalogue of ${site.name}`,
    '',
    'A sheet for each family, a row for each product; the rows below it are its variants.',
    `Further sheets hold what one row cannot: ${sheets.slice(-5).join(', ')}.`,
    '',
    'What you leave alone stays as it is, also where others change it meanwhile.',
    'An empty cell says that nothing is stated. Emptying one takes the value away.',
    'Several values in one cell stand on lines of their own: Alt+Enter.',
    'Numbers stand without their unit, which the head names.',
    'Notes at the heads say what each column means; the sheet Fields has them all.',
    '',
    'A new product: a new row, with “product” in the first column and a name. Its slug is made of it.',
    'A new variant: a row with “variant”, the slug of its product and a part number.',
    'A new column: write a head of the sheet Fields.',
    'No longer made: write “withdrawn” as its lifecycle, and what replaces it. Leave the row.',
    'Another family: write it into the column Family.',
    '',
    'Columns may be moved, hidden and left out, rows sorted and filtered. Leave both rows of heads.',
    'Then send the file back: whoever imports it sees first what would change and what is wrong.',
  ]
  return {
    name: 'Read me',
    columns: [{ width: 110 }],
    rows: lines.map((line) => [line]),
    cells: new Map([['0,0', { style: { font: { bold: true, size: 14 } } }]]),
  }
}
