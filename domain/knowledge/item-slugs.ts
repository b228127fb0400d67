/** Lower-cased, quotes removed, all that is neither letter nor digit turned to hyphens. */
export function slugOfName(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/['"`‘’‚‛“”„‟′″]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  // A name in another script leaves nothing.
  return slug || 'document'
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
