import { unzipSync, zipSync } from 'fflate'
import writeXlsxFile from 'write-excel-file/node'
import { statuses, type Row } from './spreadsheet-rows.ts'

export const spreadsheetFile = 'bead/BEAD Compliant Products.xlsx'

const columns: { title: string; key: keyof Row; width: number }[] = [
  { title: 'Part number', key: 'partNumber', width: 26 },
  { title: 'Product', key: 'product', width: 52 },
  { title: 'Build', key: 'build', width: 30 },
  { title: 'Product category', key: 'family', width: 28 },
  { title: 'Type', key: 'type', width: 30 },
  { title: 'BEAD/BABA status', key: 'status', width: 24 },
  { title: 'Class', key: 'kind', width: 24 },
  { title: 'U.S. share of component cost, %', key: 'usCostShare', width: 30 },
  { title: 'Waiver', key: 'waiver', width: 38 },
  { title: 'Waived input', key: 'waivedInput', width: 38 },
  { title: 'Final assembly', key: 'finalAssembly', width: 24 },
  { title: 'Letter', key: 'letter', width: 14 },
  { title: 'As of', key: 'asOf', width: 14 },
  { title: 'Place of manufacture', key: 'origin', width: 22 },
]

const notes = [
  'A number that a pattern makes, such as a length that is not listed, has the status of its series.',
  'The U.S. share is that of the cost of components; construction materials are judged by their manufacturing processes and have none.',
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
  const body = rows.map((row) =>
    columns.map(({ key }) => {
      const value = row[key]
      return typeof value === 'number'
        ? { value, type: Number }
        : { value: value ?? '', type: String }
    }),
  )
  const summary = [
    ['Status', 'Products', 'Part numbers'].map(heading),
    ...statuses.map((status) => {
      const members = rows.filter((row) => row.status === status)
      const products = new Set(members.map(({ product }) => product)).size
      return [
        { value: status, type: String },
        { value: products, type: Number },
        { value: members.length, type: Number },
      ]
    }),
    [],
    ...notes.map((value) => [{ value, type: String }]),
  ]
  const made = await writeXlsxFile([
    {
      data: [columns.map(({ title }) => heading(title)), ...body],
      sheet: 'Products',
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
    },
    { data: summary, sheet: 'Notes', columns: [{ width: 30 }, { width: 12 }, { width: 14 }] },
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
