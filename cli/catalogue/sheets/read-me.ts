import type { WriteSheet } from 'hucre/xlsx'
import { site } from '#content/site.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/sheets.ts'

/** The first sheet: how this file is worked with. */
export function readMe(further: readonly string[]): WriteSheet {
  const how = texts.how
  const { product, variant, withdrawn } = texts.choices
  const [fields, family] = [texts.fieldsSheet, texts.fields.productFamily]
  const lines = [
    fillIn(texts.catalogueOf, { name: site.name }),
    '',
    how.sheets,
    fillIn(how.further, { sheets: further.join(', ') }),
    '',
    how.alone,
    how.empty,
    how.several,
    how.numbers,
    fillIn(how.meanings, { fields }),
    '',
    fillIn(how.product, { product }),
    fillIn(how.variant, { variant }),
    fillIn(how.column, { fields }),
    fillIn(how.withdrawn, { withdrawn }),
    fillIn(how.family, { family }),
    '',
    how.moved,
    how.back,
  ]
  return {
    name: texts.readMe,
    columns: [{ width: 110 }],
    rows: lines.map((line) => [line]),
    cells: new Map([['0,0', { style: { font: { bold: true, size: 14 } } }]]),
  }
}
