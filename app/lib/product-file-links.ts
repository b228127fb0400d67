import type { ProductFile } from '#domain/catalogue/product.ts'
import { nameOfFile, slugOfName } from '#domain/knowledge/item-names.ts'
import { documentLink } from './document-link.ts'
import { paths } from './paths.ts'

/** A product's file as its page links it. */
export type FileLink = Pick<ProductFile, 'kind' | 'label'> & { href: string | undefined }

/**
 * The same of a product's files: a sheet is read as it is printed, a model is for other programs,
 * everything else of the storage is a page. For views, which bring it with what they are made of: pages carry no more for it.
 */
export function productFileLinks(files: readonly ProductFile[]): FileLink[] {
  return files.map(({ kind, label, url }) => {
    const { href } = documentLink(url)
    const isFile = /heet$|^model$/.test(kind) || !href?.startsWith('/files/')
    return { kind, label, href: isFile ? href : paths.document(slugOfName(nameOfFile(url))) }
  })
}
