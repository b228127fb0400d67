import { gatedDocuments } from '#content/gated-documents.ts'
import { inBothUnits } from '#domain/documents/both-units.ts'
import { hasPage, parseDocumentHead, type DocumentHead } from '#domain/documents/document-head.ts'
import { slugOfName, nameOfFile } from '#domain/knowledge/item-names.ts'
import type { DocumentInserts } from '#domain/records/document.ts'

/** A document that is a page of its own, as its author wrote it. */
export type DocumentSource = {
  slug: string
  /** The PDF that is printed of it, in the storage. */
  file: string
  head: DocumentHead
  body: string
}

const texts = import.meta.glob<string>('#content/documents/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
// The star says that it may be absent.
const own = import.meta.glob<DocumentInserts>('#content/documents/inserts*.ts', {
  import: 'documentInserts',
  eager: true,
})

const gated = new Set(gatedDocuments.map(nameOfFile))

/** What this company's documents ask for by name; a company may have none. */
export const documentInserts: DocumentInserts = Object.values(own)[0] ?? {
  inserts: {},
  drawings: {},
}

/** By slug, those included that are printed alone, as letters are; without those that open after the lead form. */
export const writtenDocuments: ReadonlyMap<string, DocumentSource> = new Map(
  Object.entries(texts).flatMap(([path, text]) => {
    const [folder = '', name = ''] = path.split('/').slice(-2)
    const { head, body } = parseDocumentHead(`documents/${folder}/${name}`, text)
    const file = `${folder}/${name.replace(/\.md$/, '.pdf')}`
    if (gated.has(nameOfFile(file))) return []
    const slug = slugOfName(nameOfFile(file))
    const lede = inBothUnits(head.lede, documentInserts.units)
    return [[slug, { slug, file, head: { ...head, lede }, body }]]
  }),
)

/** Those that are pages. */
export const documentSources: ReadonlyMap<string, DocumentSource> = new Map(
  [...writtenDocuments].filter(([, { head }]) => hasPage(head)),
)
