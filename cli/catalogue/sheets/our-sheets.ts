import * as texts from '#texts/sheets.ts'
import * as cells from '#texts/cells.ts'

/** Sheets that hold no products, by their names in the editors' language and in English. */
export const ourSheets: readonly string[] = [
  'Read me',
  'Fields',
  'Lists',
  'Messages',
  texts.readMe,
  texts.fieldsSheet,
  cells.messages,
]
