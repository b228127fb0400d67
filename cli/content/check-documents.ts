import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { errorFault, quote, type Fault } from '#domain/catalogue/check-fault.ts'
import type { DocumentBlock } from '#domain/documents/document-block.ts'
import { hasPage, parseDocumentHead, pictureOf } from '#domain/documents/document-head.ts'
import { readDocument } from '#domain/documents/read-document.ts'
import { nameOfFile } from '#domain/knowledge/item-names.ts'
import { slugOfName } from '#domain/knowledge/item-names.ts'
import type { DocumentInserts } from '#domain/records/document.ts'

type Known = {
  /** Every path below the storage's folder. */
  stored: ReadonlySet<string>
  slugs: ReadonlySet<string>
  attributes: ReadonlySet<string>
}

/** What is wrong with the sources of documents that are pages. */
export async function documentFaults(company: string, known: Known): Promise<Fault[]> {
  const files = globSync('documents/*/*.md', { cwd: company }).map((file) =>
    file.split(sep).join('/'),
  )
  if (!files.length) return []
  const read = await readInserts(company)
  if ('fault' in read) return [read.fault]
  const names = Map.groupBy(pdfsOf(files, known.stored), (pdf) => slugOfName(nameOfFile(pdf)))
  return files.sort().flatMap((file) => {
    const pdf = pdfOf(file)
    const others = names.get(slugOfName(nameOfFile(pdf)))?.filter((other) => other !== pdf) ?? []
    return [
      ...others.map((other) =>
        errorFault(
          file,
          '',
          `has the same name as ${quote(other)}, and so the same page: rename one`,
        ),
      ),
      ...faultsIn(file, readFileSync(join(company, file), 'utf8'), read.inserts, known),
    ]
  })
}

const pdfOf = (file: string) => file.replace(/^documents\//, '').replace(/\.md$/, '.pdf')

const pdfsOf = (files: readonly string[], stored: ReadonlySet<string>) => [
  ...new Set([...files.map(pdfOf), ...[...stored].filter((path) => path.endsWith('.pdf'))]),
]

async function readInserts(
  company: string,
): Promise<{ inserts: DocumentInserts } | { fault: Fault }> {
  const file = 'documents/inserts.ts'
  const path = resolve(join(company, file))
  if (!existsSync(path)) return { inserts: { inserts: {}, drawings: {} } }
  try {
    const { documentInserts } = (await import(pathToFileURL(path).href)) as {
      documentInserts?: DocumentInserts
    }
    if (documentInserts) return { inserts: documentInserts }
    return {
      fault: errorFault(file, 'documentInserts', 'is not exported: name what documents ask for'),
    }
  } catch (error) {
    const [first] = (error as Error).message.split('\n')
    return { fault: errorFault(file, '', `cannot be read: ${first}`) }
  }
}

function faultsIn(file: string, text: string, inserts: DocumentInserts, known: Known): Fault[] {
  const fault = (field: string, message: string) => errorFault(file, field, message)
  try {
    const { head, body } = parseDocumentHead(file, text)
    const missing = [pdfOf(file), ...head.pictures.map(pictureOf)].filter(
      (path) => !known.stored.has(path),
    )
    return [
      ...missing.map((path) => fault('', `${quote(path)} is not in storage/: put it there`)),
      ...(hasPage(head) ? blockFaults(body, inserts, known).map((said) => fault('', said)) : []),
    ]
  } catch (error) {
    return [fault('', (error as Error).message.replace(`${file}: `, ''))]
  }
}

/** What a product's size states. */
const sides: readonly string[] = ['width', 'height', 'depth', 'diameter']

function blockFaults(body: string, inserts: DocumentInserts, known: Known): string[] {
  const document = { products: [], figure: () => undefined }
  const sections = readDocument(body, { ...inserts, document })
  return sections.flatMap(({ blocks }) => blocks.flatMap((block) => namedIn(block, known)))
}

function namedIn(block: DocumentBlock, known: Known): string[] {
  if ('blocks' in block) return block.blocks.flatMap((inner) => namedIn(inner, known))
  if (block.kind === 'picture') {
    return known.stored.has(block.image) ? [] : [`${quote(block.image)} is not in storage/`]
  }
  if (block.kind !== 'products') return []
  const { slugs = [], keys } = block
  return [
    ...slugs
      .filter((slug) => !known.slugs.has(slug))
      .map((slug) => `no product is called ${quote(slug)}`),
    ...keys
      .filter((key) => !known.attributes.has(key) && !sides.includes(key))
      .map((key) => `${quote(key)} is no attribute: name one of attribute-terms.ts`),
  ]
}
