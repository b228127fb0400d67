import { mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { idOf, type CatalogueFile, type Fault } from '#domain/catalogue/check-fault.ts'
import { diffDocuments } from '../diff.ts'
import { readFolder } from '../read-folder.ts'
import type { Place } from '../sheets/place.ts'
import { writeChanges } from '../write-document.ts'

type Documents = Map<string, Record<string, unknown>>
type Check = (files: readonly CatalogueFile[]) => Promise<Fault[]>

/** What the drafts make of the catalogue, and how many faults keep them from being published. */
export type Drafts = { documents: Documents; changed: string[]; errors: number }

/** Reads a workbook, or a folder with a document for each product that is drafted, over the catalogue. */
export async function readDrafts(source: string, place: Place, check: Check): Promise<Drafts> {
  const current = await place.read()
  const { documents, errors } = statSync(source).isDirectory()
    ? fromFolder(source, current)
    : await fromWorkbook(source, current, check)
  const changed = diffDocuments(current, documents).map(({ id }) => id)
  return { documents, changed, errors }
}

function fromFolder(source: string, current: Documents) {
  const { files, unreadable } = readFolder(source)
  const drafted = files.map(({ file, data }) => [idOf(file), data] as const)
  return { documents: new Map([...current, ...drafted]), errors: unreadable.size }
}

async function fromWorkbook(source: string, current: Documents, check: Check) {
  // Only here: a folder of drafts needs no library for workbooks.
  const { filesOf, readFile } = await import('../sheets/read-file.ts')
  const known = await check(filesOf(current))
  const { next, faults } = await readFile(readFileSync(source), { current, known, check })
  return { documents: next, errors: faults.filter(({ severity }) => severity === 'error').length }
}

/** A company's folder as the server reads it while it runs, for the drafts in place of the catalogue. */
export function layOut(folder: string, storage: string): void {
  mkdirSync(join(folder, 'catalogue'), { recursive: true })
  symlinkSync(resolve(storage), join(folder, 'storage'), 'junction')
}

/** Puts the drafts where the server finds them. */
export async function putDrafts(folder: string, documents: Documents): Promise<void> {
  const catalogue = join(folder, 'catalogue')
  const before = new Map(readFolder(catalogue).files.map(({ file, data }) => [idOf(file), data]))
  await writeChanges(catalogue, diffDocuments(before, documents), { before, next: documents })
}
