import { documentParts, type DocumentPart } from '#domain/documents/document-parts.ts'
import { readSections } from './document-content.server.ts'
import { paths } from '#app/lib/paths.ts'
import { documentSources } from './document-sources.server.ts'

const byFile = new Map(
  [...documentSources.values()].map(({ file, body }) => [
    file,
    documentParts(readSections(file, body)),
  ]),
)

/** What can be linked to in the document whose PDF this is; undefined where only the PDF is. */
export function placesOf(file: string): readonly DocumentPart[] | undefined {
  return byFile.get(file)
}

/** Where a document is a page; undefined where only the PDF is. */
export function documentAddress(file: string): string | undefined {
  const source = documentSources.values().find((one) => one.file === file)
  return source && paths.document(source.slug)
}
