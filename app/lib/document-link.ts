import { gatedDocuments } from '#content/gated-documents.ts'
import { nameOfFile, slugOfName } from '#domain/knowledge/item-names.ts'
import { fileUrl } from '#domain/pictures.ts'
import { paths } from './paths.ts'
import type { ProductFile } from '#domain/catalogue/product.ts'

const gated = new Set(gatedDocuments.map(nameOfFile))

type DocumentLink = { href: string | undefined; download?: true }

/**
 * Attributes of a link to a document, from its file field: to the file, `download` where asked
 * for; to the Knowledge Center, where the lead form opens it, when content marks it gated.
 */
export function documentLink(field: string, { download = false } = {}): DocumentLink {
  const name = nameOfFile(field)
  if (gated.has(name)) return { href: paths.knowledge({ doc: slugOfName(name) }) }
  return { href: fileUrl(field), ...(download && { download: true as const }) }
}

/** A product's file as its page links it. */
export type FileLink = Pick<ProductFile, 'kind' | 'label'> & { href: string | undefined }

/**
 * The same of a product's files: a sheet is read as it is printed, a model is for other programs,
 * everything else of the storage is a page.
 */
export function productFileLinks(files: readonly ProductFile[]): FileLink[] {
  return files.map(({ kind, label, url }) => {
    const { href } = documentLink(url)
    const isFile = /heet$|^model$/.test(kind) || !href?.startsWith('/files/')
    return { kind, label, href: isFile ? href : paths.document(slugOfName(nameOfFile(url))) }
  })
}
