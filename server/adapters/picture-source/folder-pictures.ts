import { readFile, realpath, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import type { PictureSource } from '#server/ports/picture-source.ts'

const types = new Set(['.webp', '.png', '.jpg', '.jpeg', '.avif'])
/** `https:…`, `//host/…`: an address, for which a folder is no source. */
const otherPlace = /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i

/** Pictures of one folder: only pictures, only inside it, links resolved. No host is allowed. */
export function folderPictures(folder: string): PictureSource {
  return async (path) => {
    if (otherPlace.test(path)) return 'not allowed'
    if (path.includes('\0') || !types.has(extname(path).toLowerCase())) return 'missing'
    try {
      const root = await realpath(resolve(folder))
      const file = await realpath(resolve(root, path))
      if (!file.startsWith(root + sep)) return 'missing'
      const stats = await stat(file)
      if (!stats.isFile()) return 'missing'
      const version = `${file}\0${stats.mtimeMs}\0${stats.size}`
      return { version, read: () => readFile(file) }
    } catch {
      return 'missing'
    }
  }
}
