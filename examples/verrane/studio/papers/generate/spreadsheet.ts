import { unzipSync, zipSync } from 'fflate'
import writeXlsxFile from 'write-excel-file/node'
import { has, value } from '../stock.ts'
import type { Stock } from '../stock.ts'

export const spreadsheetFile = 'bead/BEAD Compliant Products.xlsx'

export type Row = {
  partNumber: string
  product: string
  family: string
  type: string
  status: string
  origin: string
}

/** Every product that states a status, compliant ones first, then by family and part number. */
export function spreadsheetRows(stock: Stock): Row[] {
  return stock.products
    .filter((product) => has(product, 'beadBaba'))
    .map((product) => ({
      partNumber: product.partNumber,
      product: product.name,
      family: product.family,
      type: product.subFamily,
      status: value(product, 'beadBaba'),
      origin: value(product, 'countryOfOrigin'),
    }))
    .sort(
      (a, b) =>
        order(a.status) - order(b.status) ||
        a.family.localeCompare(b.family) ||
        a.partNumber.localeCompare(b.partNumber),
    )
}

const order = (status: string) =>
  ['Compliant', 'Compliant with waiver', 'Not compliant'].indexOf(status)

const notes = [
  'Compliant: made in the USA and passes the test of 2 CFR part 184 for its kind, for manufactured products more than 55% of the cost of components.',
  'Compliant with waiver: made in the USA; the overclad cylinder of the optical fiber in it is imported under the limited waiver of February 2024.',
  'Not compliant: only within the de minimis waiver, the lesser of 5% of the project cost or $1M in total. Tools such as the test jumper VDR-HSC-SCA-TJ3 are not subject to the rule.',
  'Certain waived equipment has to be entered in the subgrantee’s tracker with its country of origin (NTIA, July 30, 2024).',
  'Terminals: 55% of material content made in the USA from early in the third quarter of 2025, by Verrane’s own record; it does not decide the status.',
  'Status of November 2026. The letter for your project, by part number and lot, is what your award asks for.',
]

export async function writeSpreadsheet(rows: Row[]): Promise<Buffer> {
  const heading = (value: string) => ({
    value,
    fontWeight: 'bold' as const,
    bottomBorderStyle: 'thin' as const,
  })
  const head = [
    'Part number',
    'Product',
    'Product category',
    'Type',
    'BEAD/BABA status',
    'Place of manufacture',
  ].map(heading)
  const body = rows.map(({ partNumber, product, family, type, status, origin }) =>
    [partNumber, product, family, type, status, origin].map((value) => ({ value, type: String })),
  )
  const count = (status: string) => rows.filter((row) => row.status === status).length
  const summary = [
    [heading('Status'), heading('Products')],
    ...['Compliant', 'Compliant with waiver', 'Not compliant'].map((status) => [
      { value: status, type: String },
      { value: count(status), type: Number },
    ]),
    [],
    ...notes.map((value) => [{ value, type: String }]),
  ]
  const made = await writeXlsxFile([
    {
      data: [head, ...body],
      sheet: 'Products',
      columns: [26, 56, 28, 32, 24, 22].map((width) => ({ width })),
      stickyRowsCount: 1,
    },
    { data: summary, sheet: 'Notes', columns: [{ width: 30 }, { width: 12 }] },
  ]).toBuffer()
  return withoutClock(made)
}

/** The archive and its properties carry the time of the run; fixed ones keep the bytes equal. */
function withoutClock(xlsx: Buffer): Buffer {
  const entries = unzipSync(xlsx)
  for (const [name, bytes] of Object.entries(entries)) {
    if (!name.startsWith('docProps/')) continue
    entries[name] = Buffer.from(
      Buffer.from(bytes)
        .toString('utf8')
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '2026-11-01T00:00:00Z'),
    )
  }
  return Buffer.from(zipSync(entries, { mtime: new Date(2026, 10, 1), level: 9 }))
}
