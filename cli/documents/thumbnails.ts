import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knowledge } from '#content/knowledge.ts'
import { baseOf } from '#domain/knowledge/item-names.ts'
import { listStorage } from '../catalogue/check.ts'
import type { Terminal } from '../catalogue/terminal.ts'
import { digest, makeFiles } from './made-files.ts'

type Options = { storage: string; write: boolean }

/** Raise it when thumbnails are to look different: all that were made here are then made again. */
const version = 1

/** Thumbnails of the storage's PDFs, where the Knowledge Center looks for them. */
export function thumbnails({ storage, write }: Options, terminal: Terminal): Promise<number> {
  const wanted = pdfsIn(storage).map((pdf) => {
    const read = () => readFileSync(join(storage, pdf))
    return {
      path: thumbnailOf(pdf),
      from: digest(`${version} ${digest(read())}`),
      // The library that draws is loaded where something is drawn.
      make: async () => (await import('./draw-first-page.ts')).drawFirstPage(read()),
    }
  })
  return makeFiles(wanted, { storage, write, noun: 'thumbnail' }, terminal)
}

/** Those that the Knowledge Center lists; of two of one name the first, which is the one it shows. */
function pdfsIn(storage: string): string[] {
  const skipped = new Set([...knowledge.skippedFolders, knowledge.thumbnails])
  const listed = [...listStorage(storage)].sort().filter((path) => {
    const folders = path.split('/').slice(0, -1)
    return (
      /\.pdf$/i.test(path) &&
      folders.length > 0 &&
      !skipped.has(folders[0]!) &&
      !/(^|\/)\./.test(path)
    )
  })
  return listed.filter(
    (path, at) => listed.findIndex((other) => thumbnailOf(other) === thumbnailOf(path)) === at,
  )
}

const thumbnailOf = (pdf: string) =>
  `${knowledge.thumbnails}/${baseOf(pdf.split('/').at(-1)!)}.webp`
