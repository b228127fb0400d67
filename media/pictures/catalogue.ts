import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { readProductDocument, type ProductDocument } from '#domain/catalogue/product-document.ts'

/** The products of a catalogue folder; a document that does not parse is named and left out. */
export async function readCatalogue(
  folder: string,
  warn: (line: string) => void,
): Promise<ProductDocument[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const products = await Promise.all(
    names.map(async (name) => {
      try {
        const read = readProductDocument(
          JSON.parse(await readFile(path.join(folder, name), 'utf8')),
        )
        if (read.ok) return read.document
        throw new Error(read.faults.map(({ field, message }) => `${field} ${message}`).join(', '))
      } catch (error) {
        warn(
          `${name} is left out: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
        )
        return undefined
      }
    }),
  )
  return products.filter((product) => product !== undefined)
}
