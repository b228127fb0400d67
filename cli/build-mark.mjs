import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * The mark of a build: a hash of `made`, of the contents of the files it is made of and of their
 * names from the build's folder, for both may be moved together. Taken before the build, so that what
 * changes meanwhile counts as changed.
 */
export function buildMark(folder, files, made = '') {
  const hash = createHash('sha256').update(made)
  for (const file of files) {
    const text = readFileSync(file)
    hash.update(`\0${relative(folder, file)}\0${text.length}\0`).update(text)
  }
  return hash.digest('hex')
}

/** Every file below a folder but those of its parts that are left out, by whatever links. */
export function filesBelow(folder, leftOut = [], within = new Set()) {
  // A link may lead back to where it lies.
  const real = realpathSync(folder)
  if (within.has(real)) return []
  return readdirSync(folder)
    .filter((name) => !leftOut.includes(name) && existsSync(join(folder, name)))
    .sort()
    .flatMap((name) => {
      const path = join(folder, name)
      const isFolder = statSync(path).isDirectory()
      return isFolder ? filesBelow(path, [], new Set([...within, real])) : [path]
    })
}
