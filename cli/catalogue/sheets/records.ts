import { didYouMean, quote } from '#domain/catalogue/check-fault.ts'
import { createSuggest } from '#domain/catalogue/check-suggest.ts'
import { slugOf } from '#domain/texts/slug.ts'
import { familyOrder } from '#content/families.ts'
import { variantMembers } from '#domain/sheets/record-fields.ts'
import type { Content, SheetRecord } from '#domain/sheets/row.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/cells.ts'
import * as sheetTexts from '#texts/sheets.ts'
import type { FileFault } from './file-fault.ts'
import { columnOf } from './layout.ts'
import type { FileRow } from './read-rows.ts'
import type { ReadSheet } from './read-workbook.ts'

export type FileRecord = { id: string; record: SheetRecord<FileRow> }

export type Say = (
  row: FileRow,
  key: string,
  severity: FileFault['severity'],
  message: string,
) => void

/** The rows of all sheets by the product that they belong to; rows of none are said. */
export function recordsOf(
  sheets: readonly ReadSheet[],
  base: ReadonlyMap<string, Record<string, unknown>> | undefined,
  say: Say,
): FileRecord[] {
  const products = sheets.filter(({ table }) => !table)
  const records = new Map<
    string,
    FileRecord & { variants: FileRow[]; tables: Map<string, FileRow[]> }
  >()
  const fields = sheets.flatMap(({ table }) => table?.fields ?? [])
  const variantRows: FileRow[] = []
  const under = new Map<FileRow, string>()
  for (const sheet of products) {
    let above: { slug: string; isMade: boolean } | undefined
    for (const row of sheet.rows) {
      if (kindOf(row, say) === 'variant') {
        // Without their numbers nothing tells variants apart: they stay as they are.
        if (sheet.heads.has('partNumber')) variantRows.push(row)
        if (above?.isMade && !slugIn(row)) under.set(row, above.slug)
        else above = undefined
      } else {
        const id = idOfRow(row, say)
        above = { slug: id, isMade: !slugIn(row) }
        const first = records.get(id)?.record.main
        if (first) {
          const facts = { slug: quote(id), row: first.at + 1, sheet: first.sheet }
          say(row, 'slug', 'error', fillIn(texts.rowTwice, facts))
          continue
        }
        const main = inFamily(row, base?.get(id), say)
        const [variants, tables] = [[], new Map(fields.map((field) => [field, []]))]
        records.set(id, { id, variants, tables, record: { main, variants, tables } })
      }
    }
  }
  const find = (row: FileRow) =>
    records.get(under.get(row) ?? slugIn(row)) ?? sayUnknown(row, [...records.keys()], say)
  for (const row of variantRows) find(row)?.variants.push(variantRow(row, say))
  for (const { table, rows } of sheets) {
    if (!table) continue
    for (const row of rows) {
      const own = fieldOfRow(row, table.fields, say)
      const record = own && find(row)
      if (record) record.tables.get(own)!.push(without(row, 'slug', 'field'))
    }
  }
  return [...records.values()]
}

const slugIn = ({ cells }: FileRow) => String(cells.get('slug') ?? '').trim()

function kindOf(row: FileRow, say: Say): 'product' | 'variant' {
  const kind = String(row.cells.get('row') ?? '')
    .trim()
    .toLowerCase()
  if (kind === 'product' || kind === 'variant') return kind
  if (kind) {
    const { product, variant } = sheetTexts.choices
    say(row, 'row', 'error', fillIn(texts.noKind, { kind: quote(kind), product, variant }))
  }
  return row.cells.has('product') || !row.cells.has('slug') ? 'product' : 'variant'
}

/** A new product's address is made of its name where nobody wrote one. */
function idOfRow(row: FileRow, say: Say): string {
  const given = slugIn(row)
  if (given) return given
  const made = slugOf(String(row.cells.get('product') ?? ''))
  if (made) say(row, 'slug', 'note', fillIn(texts.slugMade, { slug: made }))
  else say(row, 'product', 'error', texts.noName)
  return made || `row ${row.at + 1} of ${row.sheet}`
}

function sayUnknown(row: FileRow, known: readonly string[], say: Say): undefined {
  const slug = slugIn(row)
  const advice = didYouMean(createSuggest(known)(slug), texts.writeSlug)
  const unknown = fillIn(texts.unknownSlug, { slug: quote(slug), advice })
  say(row, 'slug', 'error', slug ? unknown : texts.namesNone)
  return undefined
}

/** The family is what its column says; a row that only stands on another sheet has gone astray. */
function inFamily(row: FileRow, base: Record<string, unknown> | undefined, say: Say): FileRow {
  const family = String(row.cells.get('productFamily') ?? '').trim()
  const ofSheet = (familyOrder as readonly string[]).find((name) => row.sheet === sheetName(name))
  const cells = new Map(row.cells)
  cells.delete('row')
  cells.set(
    'slug',
    idOfRow(row, () => undefined),
  )
  if (base) {
    // The sheet names a product by its document's name, whatever the field in it says.
    if (typeof base.slug === 'string') cells.set('slug', base.slug)
    else cells.delete('slug')
  }
  for (const { key, label } of variantMembers) {
    if (!cells.delete(key)) continue
    say(row, key, 'error', fillIn(texts.ofVariants, { label, variant: sheetTexts.choices.variant }))
  }
  if (!family && ofSheet && !base && row.heads.has('productFamily')) {
    cells.set('productFamily', ofSheet)
    say(row, 'productFamily', 'note', fillIn(texts.familyOfSheet, { family: ofSheet }))
  }
  if (family && ofSheet && family !== ofSheet && (!base || base.productFamily === family)) {
    const message = fillIn(texts.otherSheet, { family: quote(ofSheet) })
    say(row, 'productFamily', 'error', message)
  }
  return { ...row, cells }
}

const sheetName = (family: string) =>
  family
    .replace(/[[\]:*?/\\]/g, ' ')
    .trim()
    .slice(0, 31)
    .trim()

const ofVariants = ['partNumber', ...variantMembers.map(({ key }) => key)]

/** A variant has attributes and its own number; the rest is its product's. */
function variantRow(row: FileRow, say: Say): FileRow {
  const cells = new Map<string, Content>()
  for (const [key, content] of row.cells) {
    if (key === 'row' || key === 'slug') continue
    const column = columnOf(key)
    if (ofVariants.includes(key) || (column.isAttribute && column.field !== 'subFamily')) {
      cells.set(key, content)
    } else {
      const facts = { label: column.label, product: sheetTexts.choices.product }
      say(row, key, 'error', fillIn(texts.notOfVariants, facts))
    }
  }
  if (!row.cells.has('partNumber')) say(row, 'partNumber', 'error', texts.variantNumber)
  return { ...row, cells }
}

function fieldOfRow(row: FileRow, fields: readonly string[], say: Say): string | undefined {
  if (fields.length === 1) return fields[0]
  const field = String(row.cells.get('field') ?? '').trim()
  if (fields.includes(field)) return field
  const all = fields.join(', ')
  const message = field
    ? fillIn(texts.noneOf, { field: quote(field), fields: all })
    : fillIn(texts.emptyOf, { fields: all })
  say(row, 'field', 'error', message)
  return undefined
}

function without(row: FileRow, ...keys: string[]): FileRow {
  const cells = new Map([...row.cells].filter(([key]) => !keys.includes(key)))
  return { ...row, cells }
}
