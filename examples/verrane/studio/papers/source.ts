import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseDocumentHead, type DocumentHead } from '../../../../domain/documents/document-head.ts'

/** A document as its author wrote it, which the site makes a page of: the head, and the text. */
export type Source = {
  /** Where the PDF goes below the storage, without its ending: `brochures/Datacenter Brochure`. */
  stem: string
  head: DocumentHead
  body: string
}

export async function readSources(folder: string): Promise<Source[]> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
  return Promise.all(
    names.map(async (name) => ({
      stem: name.slice(0, -'.md'.length),
      ...parseDocumentHead(name, await readFile(join(folder, name), 'utf8')),
    })),
  )
}
