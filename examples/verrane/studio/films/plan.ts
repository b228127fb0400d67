import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'

/** Raise when a change of lens, light or ground touches every film of a kind. */
const engineVersions = { loops: 1, products: 1 }

/** One film to be made; files are relative to the storage. */
export type FilmPlan = {
  name: string
  kind: 'loops' | 'products'
  film: string
  poster: string
  /** Product films are described step by step; loops show nothing that needs words. */
  captions?: string
  maxBytes: number
  source: string
}

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

export const filmPlans: FilmPlan[] = [
  ...productFilms.map((name): FilmPlan => ({
    name,
    kind: 'products',
    film: `videos/${name}.mp4`,
    poster: `videos/${name}.webp`,
    captions: `videos/${name}.vtt`,
    maxBytes: 1_500_000,
    source: join(import.meta.dirname, 'stage/products', `${name}.js`),
  })),
  ...loops.map((name): FilmPlan => ({
    name,
    kind: 'loops',
    film: `stockImages/${name}.mp4`,
    poster: `stockImages/${name}.webp`,
    maxBytes: 900_000,
    source: join(import.meta.dirname, 'stage/loops', `${name}.js`),
  })),
]

/**
 * Hash of what a film is made from: its scene's source (the files that begin with its name) and
 * the version of what draws it. Blanks,
 * commas and brackets do not count, so that laying out the source anew remakes nothing.
 */
export function filmHash({ source, kind }: FilmPlan): string {
  const { dir, name } = parse(source)
  const files = readdirSync(dir)
    .filter((file) => file.startsWith(name))
    .toSorted()
  const text = files.map((file) => readFileSync(join(dir, file), 'utf8')).join('')
  const made = `${engineVersions[kind]}\n${text.replaceAll(/[\s,()]/g, '')}`
  return createHash('sha256').update(made).digest('hex').slice(0, 24)
}
