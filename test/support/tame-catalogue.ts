import { isContentField } from '#domain/catalogue/product-document.ts'

type Documents = Record<string, Record<string, unknown>>

/** Attributes that the company describes. */
const described = new Set(['bore', 'connector', 'pressure'])
const filler = 'valve body seat stem lever flange gasket thread '

/**
 * The same documents with plain words in place of each text: as long, and the same wherever the text
 * was the same. Slugs and numbers stay.
 */
export function tameCatalogue(documents: Documents): Documents {
  const known = new Map<string, string>()

  function tame(text: string): string {
    const before = known.get(text)
    if (before !== undefined) return before
    const own = `${known.size.toString(36)} ${filler.repeat(Math.ceil(text.length / filler.length))}`
    const made = own.slice(0, Math.max(text.length, 1)).trimEnd() || 'x'
    known.set(text, made)
    return made
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
          isContentField(field) || described.has(field) ? field : `field ${tame(field)}`,
          field === 'slug' ? value : tamed(value),
        ]),
      ),
    ]),
  )
}
