import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gatedDocuments } from '#content/gated-documents.ts'
import { hasPage, parseDocumentHead } from '#domain/documents/document-head.ts'
import { slugOf } from '#domain/texts/slug.ts'
import { companyFolder } from './company.ts'

const folder = join(companyFolder, 'documents')

/** Addresses of the documents that are pages, as the company's folder has them, the longest first. */
export const documentPages: readonly string[] = (
  existsSync(folder) ? globSync('*/*.md', { cwd: folder }) : []
)
  .flatMap((path) => {
    const name = basename(path, '.md')
    const isGated = gatedDocuments.some((file) => basename(file).startsWith(`${name}.`))
    const { head, body } = parseDocumentHead(path, readFileSync(join(folder, path), 'utf8'))
    return hasPage(head) && !isGated ? [{ path: `/documents/${slugOf(name)}`, body }] : []
  })
  .toSorted((a, b) => b.body.length - a.body.length)
  .map(({ path }) => path)
