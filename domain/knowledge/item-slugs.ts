import { slugOf } from '#domain/texts/slug.ts'

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
