import { readFile, realpath, stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { isOtherPlace, isPicture } from './picture-path.ts'
import type { PictureSource } from '#server/ports/picture-source.ts'

/** Pictures of one folder: only pictures, only inside it, links resolved. No host is allowed. */
export function folderPictures(folder: string): PictureSource {
  return async (path) => {
    if (isOtherPlace(path)) return 'not allowed'
    if (!isPicture(path)) return 'missing'
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
