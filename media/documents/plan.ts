import { createHash } from 'node:crypto'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { generators } from './generate/index.ts'
import { spreadsheetRows, spreadsheetFile } from './generate/spreadsheet.ts'
import type { Row } from './generate/spreadsheet.ts'
import { inserter } from './inserts.ts'
import type { Lock } from './lock.ts'
import { renderMarkdown } from './markdown.ts'
import { readSources } from './source.ts'
import { readStock } from './stock.ts'
import { page } from './template.ts'

/** Raise it when the press changes what it makes of the same HTML. */
const pressVersion = 3

/** One output: `file` is relative to content/storage. A PDF comes from its HTML, a spreadsheet from its rows. */
export type Plan = { file: string; hash: string } & (
  { kind: 'pdf'; html: string } | { kind: 'xlsx'; rows: Row[] }
)

export async function planDocuments(root: string): Promise<Plan[]> {
  const [stock, sources] = await Promise.all([
    readStock(root),
    readSources(path.join(root, 'content/documents')),
  ])
  const documents = sources.map(({ stem, head, body }): Plan => {
    const file = `${stem}.pdf`
    const generate = head.generate ? generators[head.generate] : undefined
    if (head.generate && !generate)
      throw new Error(`${stem}.md: no generator is called ${head.generate}`)
    const matter = renderMarkdown(body, inserter(stock, file)) + (generate?.(stock, file) ?? '')
    const html = page(head, matter, stock)
    return { file, kind: 'pdf', html, hash: hashOf(html) }
  })
  const rows = spreadsheetRows(stock)
  return [
    ...documents,
    { file: spreadsheetFile, kind: 'xlsx', rows, hash: hashOf(JSON.stringify(rows)) },
  ]
}

const hashOf = (text: string) =>
  createHash('sha256').update(`${pressVersion}\n${text}`).digest('hex').slice(0, 24)

/** Thumbnails stand together, named for the document alone. */
export const iconOf = (file: string): string => `icons/${path.basename(file, '.pdf')}.webp`

/** The outputs that are missing or no longer match what they would be made from. */
export async function staleDocuments(plans: Plan[], lock: Lock, storage: string): Promise<Plan[]> {
  const stale = await Promise.all(
    plans.map(async (plan) => {
      if (lock[plan.file]?.hash !== plan.hash) return true
      const files = plan.kind === 'pdf' ? [plan.file, iconOf(plan.file)] : [plan.file]
      const present = await Promise.all(
        files.map((file) =>
          access(path.join(storage, file)).then(
            () => true,
            () => false,
          ),
        ),
      )
      return present.includes(false)
    }),
  )
  return plans.filter((_, index) => stale[index])
}
