import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Raise when a change of lens, light or ground touches every film of a kind. */
const engineVersions = { loops: 1, products: 1 }

/** One film to be made; files are relative to content/storage. */
export interface FilmPlan {
  name: string
  kind: 'loops' | 'products'
  film: string
  poster: string
  /** Product films are described step by step; loops show nothing that needs words. */
  captions?: string
  mostBytes: number
  source: string
}

export interface FilmEntry {
  hash: string
  seconds: number
  bytes: number
}

export type FilmLock = Record<string, FilmEntry>

/** What product documents name, in the order of how often they do. */
const productFilms = [
  'connector-cleaning',
  'cassette-installation',
  'vhd1-tray-access',
  'collimator-alignment',
  'terminal-drop-connection',
  'closure-reentry',
]

/** The site's own scenes, home's first. */
const loops = [
  'light-in-fiber',
  'data-center-aisle',
  'aerial-plant',
  'medical-probe',
  'central-office-frame',
  'campus',
  'cell-site',
  'rural-landscape',
  'home-drop',
  'underground-plant',
  'light-sheet-neuroscience',
  'optical-bench',
  'fiber-draw',
  'ai-fabric',
  'enterprise-riser',
]

const here = path.dirname(fileURLToPath(import.meta.url))

export const filmPlans: FilmPlan[] = [
  ...productFilms.map((name): FilmPlan => ({
    name,
    kind: 'products',
    film: `videos/${name}.mp4`,
    poster: `videos/${name}.webp`,
    captions: `videos/${name}.vtt`,
    mostBytes: 1_500_000,
    source: path.join(here, 'stage/products', `${name}.js`),
  })),
  ...loops.map((name): FilmPlan => ({
    name,
    kind: 'loops',
    film: `stockImages/${name}.mp4`,
    poster: `stockImages/${name}.webp`,
    mostBytes: 900_000,
    source: path.join(here, 'stage/loops', `${name}.js`),
  })),
]

/**
 * Hash of what a film is made from: its scene's source (the files that begin with its name) and
 * the version of what draws it. Blanks,
 * commas and brackets do not count, so that laying out the source anew remakes nothing.
 */
export function filmHash({ source, kind }: FilmPlan): string {
  const { dir, name } = path.parse(source)
  const files = readdirSync(dir)
    .filter((file) => file.startsWith(name))
    .toSorted()
  const text = files.map((file) => readFileSync(path.join(dir, file), 'utf8')).join('')
  const made = `${engineVersions[kind]}\n${text.replaceAll(/[\s,()]/g, '')}`
  return createHash('sha256').update(made).digest('hex').slice(0, 24)
}

/** Films that are missing from the lock or were made from another source than now. */
export function staleFilms(lock: FilmLock): FilmPlan[] {
  return filmPlans.filter((plan) => lock[plan.film]?.hash !== filmHash(plan))
}
