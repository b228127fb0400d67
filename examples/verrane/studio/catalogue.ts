import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  readProductDocument,
  type ProductDocument,
} from '../../../domain/records/product-document.ts'
import { parseProduct, type Product } from '../../../domain/catalogue/product.ts'
import { catalogueOf } from './places.ts'

/** A product as its file has it, and as the site reads it. */
export type Entry = { document: ProductDocument; product: Product }

/** The products of a company's folder by file name; one that does not parse is named and left out. */
export async function readCatalogue(
  folder: string,
  warn: (line: string) => void,
): Promise<Entry[]> {
  const names = (await readdir(catalogueOf(folder))).filter((name) => name.endsWith('.json')).sort()
  const entries = await Promise.all(names.map((name) => readEntry(folder, name)))
  return entries.flatMap((entry) => {
    if (typeof entry !== 'string') return [entry]
    warn(entry)
    return []
  })
}

async function readEntry(folder: string, name: string): Promise<Entry | string> {
  try {
    const data: unknown = JSON.parse(await readFile(join(catalogueOf(folder), name), 'utf8'))
    const parsed = parseProduct(name.slice(0, -'.json'.length), data)
    const read = readProductDocument(data)
    if (parsed.ok && read.ok) return { document: read.document, product: parsed.product }
    return `${name} is left out: ${parsed.ok ? 'it does not parse' : parsed.reasons.join(', ')}`
  } catch (error) {
    return `${name} is left out: ${String(error).split('\n')[0]}`
  }
}
