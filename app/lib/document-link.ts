import { gatedDocuments } from '#content/gated-documents.ts'
import { nameOfFile, slugOfName } from '#domain/knowledge/item-names.ts'
import { fileUrl } from '#domain/pictures.ts'
import { paths } from './paths.ts'

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
