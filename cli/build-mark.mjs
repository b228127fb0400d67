import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The mark that a build leaves in `build/.built`: names, sizes and times of the files it was made
 * of. Not their contents: pictures and documents are many, and whatever changes a file changes its
 * time. They are looked at before the build, so that what changes meanwhile counts as changed.
 */
export function buildMark(root, place, files) {
  const mark = join(root, place, 'build', '.built')
  const wanted = hashOf(root, files)
  return {
    isCurrent: () => existsSync(mark) && readFileSync(mark, 'utf8') === wanted,
    /** A build that is broken off leaves no mark. */
    build(make) {
      rmSync(mark, { force: true })
      make()
      mkdirSync(dirname(mark), { recursive: true })
      writeFileSync(mark, wanted)
    },
  }
}

function hashOf(root, files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(root, file))
    hash.update(`${file}\0${size}\0${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
