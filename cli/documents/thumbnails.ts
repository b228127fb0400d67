import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { knowledge } from '#content/knowledge.ts'
import { baseOf } from '#domain/knowledge/item-names.ts'
import { listStorage } from '../catalogue/check.ts'
import { counted } from '../catalogue/report-faults.ts'
import type { Terminal } from '../catalogue/terminal.ts'
import { createMadeFiles, digest } from './made-files.ts'

type Options = { storage: string; write: boolean }

/** Raise it when thumbnails are to look different: all that were made here are then made again. */
const version = 1

/**
 * Thumbnails of the storage's PDFs where the Knowledge Center looks for them: makes those that are
 * missing or of a former PDF, and leaves alone what it did not make. Resolves with 1 where a PDF
 * cannot be drawn.
 */
export async function thumbnails({ storage, write }: Options, terminal: Terminal): Promise<number> {
  const made = createMadeFiles(storage)
  const counts = { current: 0, own: 0, made: 0, failed: 0 }
  for (const pdf of pdfsIn(storage)) {
    const bytes = readFileSync(join(storage, pdf))
    const path = thumbnailOf(pdf)
    const from = digest(`${version} ${digest(bytes)}`)
    const state = made.stateOf(path, from)
    if (state === 'current' || state === 'own') {
      counts[state]++
      continue
    }
    if (!write) {
      const what =
        state === 'missing' ? 'has no thumbnail' : 'has the thumbnail of a former version'
      terminal.print(`${pdf}: ${what}`)
      counts.made++
      continue
    }
    try {
      // Who only lists what is due need not have what draws.
      const { drawFirstPage } = await import('./draw-first-page.ts')
      made.write(path, await drawFirstPage(bytes), from)
      terminal.print(`${pdf}: drawn as ${path}`)
      counts.made++
    } catch (error) {
      terminal.print(`${pdf}: cannot be drawn: ${(error as Error).message}`)
      counts.failed++
    }
  }
  const { current, own, failed } = counts
  const sums = [
    `${counts.made} ${write ? 'made' : 'to make'}`,
    `${current} up to date`,
    `${own} not made here, so left alone`,
    ...(failed ? [`${failed} failed`] : []),
  ]
  const after = !write && counts.made ? ' --write makes them.' : ''
  terminal.print(
    `${counted(counts.made + current + own + failed, 'thumbnail')}: ${sums.join(', ')}.${after}`,
  )
  return failed ? 1 : 0
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
