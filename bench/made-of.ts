import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Transfer } from './transfers.ts'

/** As the build writes it (cli/build/chunk-contents.ts): characters of each source, by the file's name. */
type ChunkContents = Record<string, Record<string, number>>

const contentsFile = 'chunk-contents.json'
const named = 8

/**
 * What scripts are made of, the most first: the bytes that came of each file are shared out by how long
 * its sources were before they were minified.
 */
export function madeOf(scripts: readonly Transfer[], contents = readContents()): string {
  const bytes = new Map<string, number>()
  for (const script of scripts) {
    const sources = contents[new URL(script.url).pathname.slice(1)] ?? { 'other files': 1 }
    const whole = Object.values(sources).reduce((sum, length) => sum + length, 0) || 1
    for (const [source, length] of Object.entries(sources)) {
      bytes.set(source, (bytes.get(source) ?? 0) + (script.bytes * length) / whole)
    }
  }
  const most = [...bytes].toSorted(([, a], [, b]) => b - a)
  const rest = most.slice(named).reduce((sum, [, one]) => sum + one, 0)
  const told = rest ? [...most.slice(0, named), ['others', rest] as const] : most
  return told.map(([source, one]) => `${source} ${(one / 1000).toFixed(1)} KB`).join(', ')
}

/** Of the build that is measured. */
function readContents(): ChunkContents {
  const file = join(realpathSync('build/client'), '..', contentsFile)
  return JSON.parse(readFileSync(file, 'utf8')) as ChunkContents
}
