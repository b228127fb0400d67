import type { Severity } from '#domain/sheets/row.ts'
import { gauges, seals, valves, type Mistake } from './mistake.fixture.ts'

type Typed = [
  sheet: string,
  slug: string,
  key: string,
  value: string | number | Date | null,
  severity: Severity,
  says: string,
]

const day = new Date('2026-02-01T00:00:00Z')

const cells: Typed[] = [
  [gauges, 'gauge-63', 'weight', '0.25', 'note', 'is a text: read as the number 0.25'],
  [gauges, 'gauge-63', 'span', '1,600', 'error', 'may be 1600 or 1.6'],
  [gauges, 'gauge-100-hydraulic', 'partNumber', day, 'error', 'is the date 2026-02-01'],
  [gauges, 'gauge-100-hydraulic', 'connection', day, 'error', 'such as 1-2 or 1/2'],
  [valves, 'ball-valve-dn32', 'length', '101 mm', 'note', 'in the head: read as 101'],
  [valves, 'ball-valve-dn20', 'pressure', '40 mm', 'error', 'write a number alone, in bar'],
  [valves, 'ball-valve-dn40', 'media', 'Water; Oil', 'warning', 'each on a line of its own'],
  [gauges, 'gauge-160', 'body', 'Brass, Stainless steel', 'error', 'each on a line of its own'],
  [gauges, 'gauge-160', 'connection', 'TBD', 'error', 'leave the cell empty'],
  [gauges, 'gauge-63-dry', 'text', 'For <b>dry</b> places.', 'error', 'holds “<b>”, which is HTML'],
  [gauges, 'gauge-63-dry', 'partNumber', 'QG–63D', 'error', 'write “QG-63D”'],
  [gauges, 'gauge-63-dry', 'image', 'productImages/“gauge”.png', 'error', 'typographic quotes'],
  [valves, 'gas-valve-dn15', 'body', 'Bronze', 'warning', '“Bronze” is not in this field'],
  [valves, 'gas-valve-dn15', 'lockable', 'perhaps', 'error', 'write Y or N'],
  [valves, 'gas-valve-dn15', 'lifecycle.from', 'June 2027', 'error', 'write it as 2027-06'],
  [valves, 'ball-valve-dn15-iron-lever', 'lifecycle.replacedBy', 'QB-9', 'error', 'no product has'],
  [valves, 'gas-valve-dn25', 'product', '', 'error', 'every product needs a name'],
  [valves, 'gas-valve-dn25', 'productFamily', 'Ball Valve', 'error', 'did you mean “Ball Valves”'],
  [valves, 'ball-valve-dn8', 'image', 'productImages/none.png', 'error', 'is not in the storage'],
  [valves, 'ball-valve-dn10', 'image', 'dataSheets/ball-valve.pdf', 'error', 'is no picture'],
  [valves, 'ball-valve-dn8', 'operatingTemperature.min', 130, 'warning', 'above its max of 120'],
  [seals, 'seat-kit-dn15', 'relatedProducts', 'Ball valve DN 80', 'warning', 'no product is named'],
  [seals, 'seat-kit-dn15', 'stock', 'stock', 'error', 'is said of a variant'],
  [valves, 'QB-25-E-50', 'stock', 'soon', 'error', 'its stock is "soon"'],
  ['Fits', 'seat-kit-dn15', 'interface', 'DN 16 seat', 'error', '“DN 16 seat”'],
  ['Fits', 'seat-kit-dn25', 'interface', null, 'error', 'every row of this sheet needs it'],
  ['Parts', 'QK-25', 'partNumber', 'QK-255', 'error', 'no record or variant has “QK-255”'],
  ['Conformity', 'ball-valve-dn15', 'relation', 'tested', 'error', 'its relation is "tested"'],
]

/** What is typed into one cell of a row, and what spreadsheets make of it. */
export const typedCells: Mistake[] = cells.map(([sheet, slug, key, value, severity, says]) => ({
  kind: `“${value instanceof Date ? value.toISOString() : value}” for ${key}`,
  severity,
  says,
  plant: (book) => {
    // The program formats it as a date, whatever the cell was before.
    const cell = value instanceof Date ? { style: { numFmt: 'd-mmm' } } : undefined
    return book.type(sheet, book.rowAt(sheet, slug), key, value, cell)
  },
}))
