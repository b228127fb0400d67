import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  errorFault,
  idOf,
  warningFault,
  type CatalogueFile,
  type Fault,
} from '#domain/catalogue/check-fault.ts'

export type CatalogueFolder = {
  files: CatalogueFile[]
  /** Files that could not be read, and what stands in the folder without being read. */
  faults: Fault[]
  /** Ids of files that are there but unreadable: their documents are not to be taken for removed. */
  unreadable: Set<string>
}

/** https://firebase.google.com/docs/firestore/quotas: maximum size for a document */
const maxDocumentBytes = 1024 * 1024

/** Reads every `{id}.json` of a folder. Throws when the folder itself cannot be read. */
export function readFolder(folder: string): CatalogueFolder {
  const result: CatalogueFolder = { files: [], faults: [], unreadable: new Set() }
  for (const file of namesIn(folder)) {
    // Editors and downloads put their temporary files behind a dot.
    if (file.startsWith('.')) continue
    if (!file.endsWith('.json')) {
      if (/\.json\b/i.test(file)) {
        result.faults.push(warningFault(file, '', 'is not read: its name does not end in .json'))
      }
      continue
    }
    const read = readCatalogueFile(folder, file)
    if (read.ok) {
      result.files.push({ file, data: read.data })
      const doubled = read.doubled.map((key) =>
        errorFault(file, key, 'is there twice, and only the last is read: take one out'),
      )
      result.faults.push(...doubled)
    } else {
      result.faults.push(errorFault(file, '', read.message))
      result.unreadable.add(idOf(file))
    }
  }
  return result
}

/** The same; a folder that does not exist yet is an empty one. */
export function readFolderIfThere(folder: string): CatalogueFolder {
  return existsSync(folder) ? readFolder(folder) : { files: [], faults: [], unreadable: new Set() }
}

/** Every document by id. Throws where a file cannot be read: what cannot be seen must not be overwritten. */
export function documentsIn(folder: string): Map<string, Record<string, unknown>> {
  const { files, faults, unreadable } = readFolderIfThere(folder)
  const [first] = faults.filter(({ file }) => unreadable.has(idOf(file)))
  if (first) throw new Error(`${join(folder, first.file)} ${first.message}`)
  return new Map(files.map(({ file, data }) => [idOf(file), data]))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch (cause) {
    const { message } = cause as Error
    throw new Error(`the folder ${folder} cannot be read: ${message}`, { cause })
  }
}

type ReadFile =
  | { ok: true; data: Record<string, unknown>; doubled: string[] }
  | { ok: false; message: string }

function readCatalogueFile(folder: string, file: string): ReadFile {
  if (/^(\.{0,2}|__.*__)$/s.test(idOf(file))) {
    return { ok: false, message: 'has a name that cannot be the id of a document: rename it' }
  }
  try {
    const bytes = readFileSync(join(folder, file))
    if (bytes.length > maxDocumentBytes) {
      return { ok: false, message: 'is larger than 1 MiB, the most a document may be' }
    }
    return parseData(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      return { ok: false, message: 'is not UTF-8 text: save it as UTF-8' }
    }
    return { ok: false, message: `cannot be read: ${message}` }
  }
}

function parseData(text: string): ReadFile {
  if (text.trim() === '') return { ok: false, message: 'is empty: half written? Write it again' }
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (cause) {
    const { message } = cause as Error
    const place = /\(line \d+ column \d+\)/.exec(message)?.[0]
    const short = message.split(/, "| in JSON at position/)[0]
    const hint = /end of JSON|Unterminated/.test(message) ? ': half written? Write it again' : ''
    return { ok: false, message: `is not JSON: ${short}${place ? ` ${place}` : ''}${hint}` }
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    const found = Array.isArray(data) ? 'a list' : data === null ? 'null' : `a ${typeof data}`
    return { ok: false, message: `holds ${found}: write one product as an object, { … }` }
  }
  return { ok: true, data: data as Record<string, unknown>, doubled: doubledKeys(text) }
}

/** Keys that an object of a JSON text has twice, of which only the last is read; by their order. */
export function doubledKeys(json: string): string[] {
  const open: (Set<string> | undefined)[] = []
  const doubled = new Set<string>()
  for (const [token] of json.matchAll(/"(?:[^"\\]|\\.)*"(?:\s*:)?|[{}[\]]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(undefined)
    else if (token === '}' || token === ']') open.pop()
    else if (token.endsWith(':')) {
      const key = JSON.parse(token.slice(0, -1)) as string
      const keys = open.at(-1)
      if (keys?.has(key)) doubled.add(key)
      keys?.add(key)
    }
  }
  return [...doubled]
}
