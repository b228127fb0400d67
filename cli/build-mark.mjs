import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'

/**
 * The mark that a build leaves in its folder: a hash of `made`, of the contents of the files it was
 * made of and of their names. They are read before the build, so that what changes meanwhile counts
 * as changed.
 */
export function buildMark(folder, files, made = '') {
  const mark = join(folder, '.built')
  const wanted = hashOf(folder, files, made)
  return {
    isCurrent: () => existsSync(mark) && readFileSync(mark, 'utf8') === wanted,
    /** A build that is broken off leaves no mark. */
    build(make) {
      rmSync(mark, { force: true })
      make()
      mkdirSync(folder, { recursive: true })
      writeFileSync(mark, wanted)
    },
  }
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

/** Names from the build's folder: both may be moved together. */
function hashOf(folder, files, made) {
  const hash = createHash('sha256').update(made)
  for (const file of files) {
    const text = readFileSync(file)
    hash.update(`\0${relative(folder, file)}\0${text.length}\0`).update(text)
  }
  return hash.digest('hex')
}
