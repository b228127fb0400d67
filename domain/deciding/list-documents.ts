import type { NumberReader } from '#domain/catalogue/number-reader.ts'
import { nameOfFile } from '#domain/knowledge/item-names.ts'
import { readCompliance } from '#domain/catalogue/compliance.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { ListItem } from './list-items.ts'

/** What can be taken along of a list at once. */
export const documentKinds = ['data-sheets', 'letters'] as const
export type DocumentKind = (typeof documentKinds)[number]

export type ListDocuments = Record<DocumentKind, string[]>

export type LetterSources = {
  /** The file of each letter, by its number, as products name files. */
  letterFiles: Readonly<Record<string, string>>
  /** Documents that ask for a name first. */
  gated: readonly string[]
}

/**
 * The documents of the products on a list, each once, in its order, as paths in the storage. What
 * lies elsewhere, or asks who wants it, is left to its own page.
 */
export function listDocuments(
  items: readonly ListItem[],
  numbers: NumberReader,
  { letterFiles, gated }: LetterSources,
): ListDocuments {
  const products = items.flatMap(({ partNumber }) => numbers(partNumber)?.product ?? [])
  const asksFirst = new Set(gated.map(nameOfFile))
  const pathsOf = (urls: readonly string[]) => [
    ...new Set(
      urls
        .map((url) => url.trim().replace(/^\/+/, ''))
        .filter(
          (url) => url && !/^[a-z][a-z\d+.-]*:/i.test(url) && !asksFirst.has(nameOfFile(url)),
        ),
    ),
  ]
  return {
    'data-sheets': pathsOf(
      products.flatMap(({ files }) =>
        files.flatMap(({ kind, url }) => (kind === 'dataSheet' ? url : [])),
      ),
    ),
    letters: pathsOf(products.flatMap((product) => letterOf(product, letterFiles))),
  }
}

function letterOf({ compliance }: Product, files: LetterSources['letterFiles']): string[] {
  const { letter } = readCompliance(compliance).compliance ?? {}
  return letter !== undefined && Object.hasOwn(files, letter) ? [files[letter]!] : []
}
