import type { DocumentHead } from '#domain/documents/document-head.ts'
import { parseDocumentHead } from '#domain/documents/document-head.ts'
import { slugOfName } from '#domain/knowledge/item-slugs.ts'
import { nameOfFile } from '#domain/knowledge/item-names.ts'
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
const own = import.meta.glob<DocumentInserts>('#content/documents/inserts.ts', {
  import: 'documentInserts',
  eager: true,
})

/** What this company's documents ask for by name; a company may have none. */
export const documentInserts: DocumentInserts = Object.values(own)[0] ?? {
  inserts: {},
  drawings: {},
}

/** By slug. A letter is what is signed, and what is made of the catalogue is in the PDF alone. */
export const documentSources: ReadonlyMap<string, DocumentSource> = new Map(
  Object.entries(texts).flatMap(([path, text]) => {
    const [folder = '', name = ''] = path.split('/').slice(-2)
    const { head, body } = parseDocumentHead(`documents/${folder}/${name}`, text)
    if (head.layout === 'letter' || head.generate) return []
    const file = `${folder}/${name.replace(/\.md$/, '.pdf')}`
    const slug = slugOfName(nameOfFile(file))
    return [[slug, { slug, file, head, body }]]
  }),
)
