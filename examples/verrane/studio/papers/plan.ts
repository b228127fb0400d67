import { basename, join } from 'node:path'
import { inBothUnits } from '../../../../domain/documents/both-units.ts'
import { documentInserts } from '../../documents/inserts.ts'
import { digest } from '../making/files.ts'
import { generators } from './generate/index.ts'
import { spreadsheetRows, type Row } from './generate/spreadsheet-rows.ts'
import { spreadsheetFile } from './generate/spreadsheet.ts'
import { inserter } from './inserts.ts'
import { renderMarkdown } from './markdown.ts'
import { readSources } from './source.ts'
import { readStock } from './stock.ts'
import { page } from './template.ts'

/** Raise it when the press changes what it makes of the same HTML. */
const pressVersion = 3

/** One output: `file` is relative to the storage. A PDF comes from its HTML, a spreadsheet from its rows. */
export type Plan = { file: string; hash: string } & (
  | { kind: 'pdf'; html: string }
  | { kind: 'xlsx'; rows: Row[] }
)

export async function planPapers(folder: string, warn: (line: string) => void): Promise<Plan[]> {
  const [stock, sources] = await Promise.all([
    readStock(folder, warn),
    readSources(join(folder, 'documents')),
  ])
  const documents = sources.map(({ stem, head, body }): Plan => {
    const file = `${stem}.pdf`
    const generate = head.generate ? generators[head.generate] : undefined
    if (head.generate && !generate)
      throw new Error(`${stem}.md: no generator is called ${head.generate}`)
    const { units } = documentInserts
    const written = renderMarkdown(inBothUnits(body, units), inserter(stock, file))
    const matter = written + (generate?.(stock, file) ?? '')
    const html = page({ ...head, lede: inBothUnits(head.lede, units) }, matter, stock)
    return { file, kind: 'pdf', html, hash: hashOf(html) }
  })
  const rows = spreadsheetRows(stock)
  return [
    ...documents,
    { file: spreadsheetFile, kind: 'xlsx', rows, hash: hashOf(JSON.stringify(rows)) },
  ]
}

const hashOf = (text: string) => digest(`${pressVersion}\n${text}`)

/** Thumbnails stand together, named for the document alone. */
export const iconOf = (file: string): string => `icons/${basename(file, '.pdf')}.webp`
