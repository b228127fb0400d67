import { contentFields } from '#domain/records/product-document.ts'

type Documents = Record<string, Record<string, unknown>>

/** Fields that the engine or the company knows by name. */
const known = new Set([...Object.keys(contentFields), 'bore', 'connector', 'pressure'])
const filler = 'valve body seat stem lever flange gasket thread '

/**
 * The same documents with plain words in place of each text: as long, and the same wherever the text
 * was the same. Slugs and numbers stay.
 */
export function tameCatalogue(documents: Documents): Documents {
  const made = new Map<string, string>()

  function tame(text: string): string {
    const before = made.get(text)
    if (before !== undefined) return before
    const own = `${made.size.toString(36)} ${filler.repeat(Math.ceil(text.length / filler.length))}`
    const words = own.slice(0, Math.max(text.length, 1)).trimEnd() || 'x'
    made.set(text, words)
    return words
  }

  function tamed(value: unknown): unknown {
    if (typeof value === 'string') return tame(value)
    if (Array.isArray(value)) return value.map(tamed)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, tamed(one)]))
  }

  return Object.fromEntries(
    Object.entries(documents).map(([slug, document]) => [
      slug,
      Object.fromEntries(
        Object.entries(document).map(([field, value]) => [
          known.has(field) ? field : `field ${tame(field)}`,
          field === 'slug' ? value : tamed(value),
        ]),
      ),
    ]),
  )
}
