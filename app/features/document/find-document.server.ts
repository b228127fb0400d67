import type { Site } from '#app/context.ts'
import { listWithin } from '#app/features/knowledge/list-within.ts'
import { paths } from '#app/lib/paths.ts'
import { nameOfFile, slugOfName } from '#domain/knowledge/item-names.ts'
import { fileUrl } from '#domain/pictures.ts'
import { sourcePage, type DocumentPage } from './document-page.server.ts'
import { documentSources } from './document-sources.server.ts'
import { pdfTextPage } from './pdf-text-page.server.tsx'

export type FoundDocument =
  /** `mayBeKept` is false while the storage or the PDF's text is not read. */
  | { kind: 'page'; page: DocumentPage; mayBeKept: boolean }
  | { kind: 'moved'; to: string }
  | { kind: 'unknown' }
  | { kind: 'unavailable' }

type Reads = Pick<Site, 'catalogue' | 'addresses' | 'knowledge' | 'textOf'>

/** The document of this name: of its source, else of its PDF; films and gated ones open elsewhere. */
export async function findDocument(site: Reads, slug: string, part = 1): Promise<FoundDocument> {
  const list = await listWithin(site.knowledge.list)
  const isListed = typeof list !== 'string'
  const items = isListed ? list.items : []
  const item = items.find((one) => one.slug === slug && one.type !== 'blog')
  if (item && (item.file?.gated || item.type !== 'pdf')) {
    return { kind: 'moved', to: paths.knowledge({ doc: slug }) }
  }
  const source = documentSources.get(slug)
  if (source) return { kind: 'page', page: sourcePage(site, source, items), mayBeKept: isListed }
  if (!isListed) return { kind: 'unavailable' }
  if (!item) return fileOfProduct(site, slug)
  const own = items.find((one) => one.file?.path === item.file?.path && one.slug !== slug)
  if (item.category === 'Featured' && own) return { kind: 'moved', to: paths.document(own.slug) }
  const { isRead, ...page } = await pdfTextPage(site, item, part)
  return { kind: 'page', page, mayBeKept: isRead }
}

/** A product may name a file that the storage's list leaves out. */
function fileOfProduct({ catalogue }: Reads, slug: string): FoundDocument {
  const urls = catalogue.products.flatMap(({ files }) => files.map(({ url }) => url))
  const to = fileUrl(urls.find((url) => slugOfName(nameOfFile(url)) === slug) ?? '')
  return to ? { kind: 'moved', to } : { kind: 'unknown' }
}
