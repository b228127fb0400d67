import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  realpathSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { idOf, type CatalogueFile, type Fault } from '#domain/catalogue/check-fault.ts'
import { listStorage } from '../check.ts'
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

/** A company's folder as the server reads it while it runs, with the drafts in place of the catalogue. */
export function layOut(
  folder: string,
  { storage, files }: { storage: string; files?: string | undefined },
) {
  mkdirSync(join(folder, 'catalogue'), { recursive: true })
  const own = join(folder, 'storage')
  if (!files) {
    symlinkSync(resolve(storage), own, 'junction')
    return
  }
  // The drafts' own files stand before those of their names.
  for (const place of [files, storage]) {
    for (const path of listStorage(place)) {
      const file = join(own, path)
      mkdirSync(dirname(file), { recursive: true })
      if (!existsSync(file)) linkOrCopy(join(place, path), file)
    }
  }
}

/** A second name of the file, for a storage is large; symbolic links lead out, where nothing is served. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(realpathSync(from), to)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Another disk, or one without such links.
    if (!['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'].includes(code ?? '')) throw error
    copyFileSync(from, to)
  }
}

/** Puts the drafts where the server finds them; resolves with how many files differ. */
export async function putDrafts(folder: string, documents: Documents): Promise<void> {
  const catalogue = join(folder, 'catalogue')
  const before = new Map(readFolder(catalogue).files.map(({ file, data }) => [idOf(file), data]))
  await writeChanges(catalogue, diffDocuments(before, documents), { before, next: documents })
}
