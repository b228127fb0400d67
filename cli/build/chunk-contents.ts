import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Characters of each source in a file of scripts, before it is minified, by the file's name. */
type ChunkContents = Record<string, Record<string, number>>

const chunkContentsFile = 'chunk-contents.json'

/** Writes what the client's scripts are made of beside them, where no visitor is sent it: for the bench. */
export function chunkContents(): Plugin {
  return {
    name: 'chunk-contents',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir }, bundle) {
      if (!dir) return
      const contents: ChunkContents = {}
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const sources: Record<string, number> = (contents[file.fileName] = {})
        for (const [id, { renderedLength }] of Object.entries(file.modules)) {
          const source = sourceOf(relative(process.cwd(), id))
          sources[source] = (sources[source] ?? 0) + renderedLength
        }
      }
      writeFileSync(join(dir, '..', chunkContentsFile), JSON.stringify(contents))
    },
  }
}

/** A package by its name, a file of ours by the two folders that it is in at most. */
export function sourceOf(path: string): string {
  const [, pkg] = /.*\bnode_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? []
  if (pkg) return pkg
  // What the build itself adds has names of its own making.
  if (path.includes('\0')) return 'the build'
  const folders = path.split(/[?#]/)[0]!.split('/').slice(0, -1)
  return folders.slice(0, 2).join('/') || 'the build'
}
