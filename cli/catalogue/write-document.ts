import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { attributes } from '#content/attributes.ts'
import { contentFields } from '#domain/records/product-document.ts'
import { replaceFile } from '#server/files/replace-file.ts'
import type { Change } from './diff.ts'

type Data = Record<string, unknown>

const namingFields = ['product', 'slug', 'partNumber', 'productFamily', 'subFamily', 'rank']
/** The order of a new file's fields: what names the product, its content, its attributes. */
const fieldOrder = new Map(
  [
    ...new Set([
      ...namingFields,
      ...Object.keys(contentFields),
      ...attributes.map(({ key }) => key),
    ]),
  ].map((key, at) => [key, at]),
)

/** Writes `{id}.json`, whole or not at all: a server may be reading the folder. */
export async function writeDocument(
  folder: string,
  id: string,
  data: Data,
  before?: Data,
): Promise<void> {
  await replaceFile(join(folder, `${id}.json`), documentText(data, before))
}

/** Puts changed documents into a folder, and takes out those that are gone. */
export async function writeChanges(
  folder: string,
  changes: readonly Change[],
  { before, next }: Record<'before' | 'next', ReadonlyMap<string, Data>>,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const { id } of changes) {
    const data = next.get(id)
    if (data) await writeDocument(folder, id, data, before.get(id))
    else rmSync(join(folder, `${id}.json`))
  }
}

/** The file's text: fields in the order the file had before, new ones behind them. */
export function documentText(data: Data, before: Data = {}): string {
  const kept = Object.keys(before).filter((key) => Object.hasOwn(data, key))
  const added = Object.keys(data)
    .filter((key) => !Object.hasOwn(before, key))
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
  const ordered = Object.fromEntries([...kept, ...added].map((key) => [key, sorted(data[key])]))
  return `${JSON.stringify(ordered, null, 2)}\n`
}

function place(key: string): number {
  return fieldOrder.get(key) ?? fieldOrder.size
}

/** Maps inside fields are no product's, but must not come out differently each time either. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]))
}
