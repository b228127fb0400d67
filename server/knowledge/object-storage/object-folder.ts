import { readdir, realpath, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
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
export type ObjectNames = { items: string[]; prefixes: string[] }

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
    const base = await root()
    const found = { items: [] as string[], prefixes: [] as string[] }
    await walk(base, parent)
    return { items: inOrder(found.items), prefixes: inOrder(found.prefixes) }

    async function walk(base: string, path: string): Promise<void> {
      for (const entry of await entriesOf(join(base, path))) {
        const name = path + entry.name
        const below = `${name}/`
        if (entry.isFile()) {
          if (name.startsWith(prefix)) found.items.push(name)
        } else if (entry.isDirectory() && (below.startsWith(prefix) || prefix.startsWith(below))) {
          if (deep) await walk(base, below)
          else if (await holdsFile(join(base, below))) found.prefixes.push(below)
        }
      }
    }
  }

  return { find, names }
}

function isPlain(segments: readonly string[]): boolean {
  return segments.every(
    (segment) => segment !== '' && !segment.startsWith('.') && !/[\\\0]/.test(segment),
  )
}

async function entriesOf(path: string) {
  try {
    const entries = await readdir(path, { withFileTypes: true })
    return entries.filter(({ name }) => !name.startsWith('.'))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return []
    throw error
  }
}

async function holdsFile(path: string): Promise<boolean> {
  const entries = await entriesOf(path)
  if (entries.some((entry) => entry.isFile())) return true
  for (const entry of entries) {
    if (entry.isDirectory() && (await holdsFile(join(path, entry.name)))) return true
  }
  return false
}

/** As the hosted storage lists: by their UTF-8 bytes. */
export function inOrder(names: readonly string[]): string[] {
  return names
    .map((name) => ({ name, bytes: Buffer.from(name) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ name }) => name)
}
