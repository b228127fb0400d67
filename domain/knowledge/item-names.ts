import { lookup } from '#domain/lookup.ts'
import { soundText } from '#domain/texts/sound-text.ts'
import { slugOf } from '#domain/texts/slug.ts'
import * as texts from '#texts/knowledge.ts'

/** `Product-Catalog.pdf` as 'Product Catalog'. */
export function nameOfFile(file: string): string {
  const base = file.split('/').at(-1) ?? file
  return soundText(baseOf(base)).replaceAll('-', ' ').replace(/\s+/g, ' ').trim() || base
}

/** A path or name without its ending. */
export function baseOf(path: string): string {
  return path.replace(/\.[^./]+$/, '')
}

/** A folder in words: those that commands fill as the interface says, others with spaces before capitals. */
export function categoryOfFolder(folder: string): string {
  const said = lookup<string>(texts.folders, folder)
  if (said !== undefined) return said
  const words = soundText(folder)
    .replace(/([A-Z])/g, ' $1')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A document's part of an address. */
export function slugOfName(name: string): string {
  // A name in another script leaves nothing.
  return slugOf(name) || 'document'
}

/** Gives each slug once: who comes later gets -2, -3 and so on. */
export function createSlugs(): (wanted: string) => string {
  const used = new Set<string>()
  const counts = new Map<string, number>()
  return (wanted) => {
    let count = counts.get(wanted) ?? 1
    let slug = count === 1 ? wanted : `${wanted}-${count}`
    while (used.has(slug)) slug = `${wanted}-${++count}`
    counts.set(wanted, count)
    used.add(slug)
    return slug
  }
}
