import { readdir, realpath, stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { contentTypeOf } from './content-types.ts'

/** A file of the folder, as an object of a bucket. */
export type StoredObject = {
  /** Its path in the folder, with slashes. */
  name: string
  file: string
  bytes: number
  contentType: string
  created: Date
  updated: Date
  /** Changes with the file's bytes. */
  generation: string
}

/** Names right below a prefix, and the prefixes that deeper names share; in the order of their bytes. */
type ObjectNames = { items: string[]; prefixes: string[] }

export type ObjectFolder = ReturnType<typeof createObjectFolder>

/** A folder seen as a bucket: names with slashes, no empty folders, nothing outside, no dot files. */
export function createObjectFolder(folder: string) {
  const root = () => realpath(resolve(folder))

  async function find(name: string): Promise<StoredObject | undefined> {
    if (!isPlain(name.split('/'))) return undefined
    try {
      const inside = (await root()) + sep
      const file = await realpath(join(inside, name))
      // A link may lead out of the folder.
      if (!file.startsWith(inside)) return undefined
      const stats = await stat(file)
      if (!stats.isFile()) return undefined
      return {
        name,
        file,
        bytes: stats.size,
        contentType: contentTypeOf(name) ?? 'application/octet-stream',
        // Copying a file keeps its time of change but not that of its birth.
        created: new Date(Math.min(stats.birthtimeMs || stats.mtimeMs, stats.mtimeMs)),
        updated: stats.mtime,
        generation: Math.round(stats.mtimeMs * 1000).toString(),
      }
    } catch {
      return undefined
    }
  }

  /** With `deep`, names at any depth and no prefixes. A folder that cannot be read is thrown. */
  async function names(prefix: string, deep: boolean): Promise<ObjectNames> {
    const parent = prefix.slice(0, prefix.lastIndexOf('/') + 1)
    if (parent && !isPlain(parent.slice(0, -1).split('/'))) return { items: [], prefixes: [] }
    const files = (await filesBelow(join(await root(), parent)))
      .map((name) => parent + name)
      .filter((name) => name.startsWith(prefix) && isPlain(name.split('/')))
    const folderOf = (name: string) =>
      deep ? '' : name.slice(0, name.indexOf('/', prefix.length) + 1)
    return {
      items: inOrder(files.filter((name) => !folderOf(name))),
      prefixes: inOrder([...new Set(files.map(folderOf).filter(Boolean))]),
    }
  }

  return { find, names }
}

function isPlain(segments: readonly string[]): boolean {
  return segments.every(
    (segment) => segment !== '' && !segment.startsWith('.') && !/[\\\0]/.test(segment),
  )
}

/** Paths from a folder of all files in it and below; none of a folder that is not there. */
async function filesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return []
    throw error
  }
}

/** As the hosted storage lists: by their UTF-8 bytes. */
function inOrder(names: readonly string[]): string[] {
  return names
    .map((name) => ({ name, bytes: Buffer.from(name) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ name }) => name)
}
