import { readFileSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createPause } from '#domain/memo/pause.ts'
import { encodeFields } from '#domain/firestore/firestore-value.ts'
import { createSharer } from '#domain/memo/share-equal.ts'

type KnownFile = { stamp: string; document?: SourceDocument; fault?: string }

/** https://firebase.google.com/docs/firestore/quotas: maximum size for a document */
const maxDocumentBytes = 1024 * 1024

/**
 * Reads the documents from a folder of JSON files, `{id}.json` each. Files are read again
 * only when their time or size changed. A file that cannot be used is a fault, and its last
 * good version stays; so do all documents when the folder itself cannot be read.
 */
export function folderSource(folder: string): DocumentSource {
  let known = new Map<string, KnownFile>()
  let documents: readonly SourceDocument[] = []

  return {
    async read() {
      const files = await listFiles(folder)
      if (!Array.isArray(files)) return { documents, faults: [files] }

      const next = new Map<string, KnownFile>()
      const share = createSharer()
      // Without a promise for each of many small files, and with turns for others between them.
      const pause = createPause()
      for (const file of files) {
        next.set(file, readKnown({ folder, file, share }, known.get(file)))
        await pause()
      }
      const changed =
        next.size !== known.size || [...next].some(([file, now]) => known.get(file) !== now)
      known = next
      if (changed) documents = [...known.values()].flatMap(({ document }) => document ?? [])
      return { documents, faults: faultsOf(folder, known) }
    },
  }
}

async function listFiles(folder: string): Promise<string[] | DocumentFault> {
  try {
    const names = await readdir(folder)
    // editors and downloads put their temporary files behind a dot
    return names.filter((name) => name.endsWith('.json') && !name.startsWith('.')).sort()
  } catch (error) {
    return { file: folder, message: `the folder cannot be read: ${(error as Error).message}` }
  }
}

function faultsOf(folder: string, known: Map<string, KnownFile>): DocumentFault[] {
  if (known.size === 0) return [{ file: folder, message: 'the folder holds no .json files' }]
  return [...known].flatMap(([file, { fault }]) =>
    fault === undefined ? [] : { file, message: fault },
  )
}

type Reading = { folder: string; file: string; share: ReturnType<typeof createSharer> }

function readKnown({ folder, file, share }: Reading, before?: KnownFile): KnownFile {
  let stamp = ''
  try {
    const path = join(folder, file)
    // before reading: a file that changes in between is read again next time
    const { mtimeMs, ctimeMs, size, mtime, birthtime } = statSync(path)
    // Joined it is one text; made by a template, five pieces that are kept.
    stamp = [mtimeMs, ctimeMs, size].join(' ')
    if (before?.stamp === stamp) return before
    if (size > maxDocumentBytes) throw new Error('larger than 1 MiB, the most that Firestore takes')
    const id = idOf(file)
    const data = parseData(readFileSync(path, 'utf8'))
    for (const [field, value] of Object.entries(data)) data[field] = share(value)
    // copying a file keeps its time of change but not that of its birth
    const born = new Date(Math.min(birthtime.getTime() || mtimeMs, mtime.getTime()))
    const times = { createTime: born.toISOString(), updateTime: mtime.toISOString() }
    return { stamp, document: { id, data, ...times } }
  } catch (error) {
    const fault = (error as Error).message
    // the same object again when nothing is new, by which `changed` is told
    if (before?.stamp === stamp && before.fault === fault) return before
    return { stamp, fault, ...(before?.document && { document: before.document }) }
  }
}

function idOf(file: string): string {
  const id = file.slice(0, -'.json'.length)
  if (/^(\.{0,2}|__.*__)$/s.test(id)) throw new Error(`"${id}" cannot be a document's id`)
  return id
}

function parseData(text: string): Record<string, unknown> {
  const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new Error('not a JSON object')
  }
  // throws for what Firestore would not store, so that no request meets it
  encodeFields(json)
  return json as Record<string, unknown>
}

/** One document as its source holds it. */
export type SourceDocument = {
  id: string
  /** Not to be changed. */
  readonly data: Record<string, unknown>
  /** ISO 8601, as the other. */
  createTime: string
  updateTime: string
}

/** A file that could not be used, and what is wrong with it. */
export type DocumentFault = { file: string; message: string }

/** What a source holds now. `documents` is the same array again when nothing changed. */
type SourceReading = { documents: readonly SourceDocument[]; faults: DocumentFault[] }

/** Where the embedded database has its documents from. */
export type DocumentSource = { read: () => Promise<SourceReading> }
