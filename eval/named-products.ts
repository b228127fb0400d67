import type { ProductSummary } from '#domain/catalogue/product.ts'

/** A product as stored and as parsed. */
export type Entry = { document: Record<string, unknown>; product: ProductSummary }

type Mention = {
  slug: string
  /** What its sentence says of the product. */
  as: 'recommended' | 'compared' | 'negated' | 'denied'
  sentence: string
  /** Its name is in brackets, or the sentence has none: others are what it goes with. */
  isSubject: boolean
}

export const partNumber = /\b[A-Z][A-Z\d]*(?:-[A-Z\d.]*[A-Z\d])+/g

/** The sentence says that the product itself is unsuitable. */
const denial =
  /^No\b[:,]|\b(?:does|do|did|would|will|is|are|can) ?not (?:meet|fit|suit|satisfy|match|work|go|mate|qualify|stated to)|\b(?:doesn|don|isn|aren|won|can)[’']t (?:meet|fit|suit|match|work|go|mate)|\bmiss(?:es)?\b/
const laterDenial =
  /^(?:It|They|These|This) (?:(?:does|do|is|are) not|(?:doesn|don|isn|aren)[’']t)\b/
/** The sentence sets limits to the product, in whatever words. */
const negation =
  // English, then the other languages of replies.
  /\b(?:not|no|none|nothing|never|cannot|neither|nor|lacks?|exceeds?|unlike|instead of|rather than|than (?:you|needed|asked|required)|too [a-z]+)\b|n[’']t\b|\b(?:nicht|keine?[mnrs]?|statt|pas|aucune?|lieu de|ning[uú]n[ao]?|en lugar de|non|nessun[ao]?|invece di|niet|geen|plaats van)\b|ません|ない|不|没/i
const hedge = /\b(?:could|did|do) not (?:check|take)\b/g
const comparison = /\bdiffer(?:s|ence|ences)?\b|\bcompared?\b|\bversus\b|\bwhereas\b/

/**
 * Finds the products that a reply names, by name or part number, and what their sentences say of
 * them. Reads the text alone, so that every engine is judged alike.
 */
export function createNameReader(entries: readonly Entry[]) {
  const byName = new Map(entries.map(({ product }) => [keyOf(product.name), product.slug]))
  const names = [...byName.keys()].sort((a, b) => b.length - a.length)
  const form = new RegExp(
    `(?<![\\p{L}\\d])(?:${names.map((name) => RegExp.escape(name)).join('|')})(?![\\p{L}\\d])|${partNumber.source}`,
    'giu',
  )
  const slugOfNumber = createNumberReader(entries)
  const slugsIn = (sentence: string) =>
    [...keyOf(sentence).matchAll(form)].flatMap(
      ([found]) => byName.get(found) ?? slugOfNumber(found.toUpperCase()) ?? [],
    )

  return (reply: string): Mention[] => {
    const sentences = sentencesOf(reply)
    return sentences.flatMap((sentence, i) => {
      const as = saysOf(sentence, sentences[i + 1] ?? '')
      const bracketed = (sentence.match(/\[[^\]]*\]/g) ?? []).flatMap(slugsIn)
      return [...new Set(slugsIn(sentence))].map((slug) => ({
        slug,
        as,
        sentence,
        isSubject: bracketed.length === 0 || bracketed.includes(slug),
      }))
    })
  }
}

/** The product of a part number: as recorded, of a variant, or one that can be built. */
export function createNumberReader(entries: readonly Entry[]) {
  const byNumber = new Map<string, string>()
  const patterns = entries.flatMap(({ document, product }) => {
    const { variants = [], ordering } = document as {
      variants?: { partNumber: string }[]
      ordering?: { pattern?: unknown }
    }
    for (const number of [product.partNumber, ...variants.map((variant) => variant.partNumber)])
      byNumber.set(number.toUpperCase(), product.slug)
    return typeof ordering?.pattern === 'string'
      ? [{ pattern: ordering.pattern, slug: product.slug }]
      : []
  })
  // 'VCF-F08-{band}-SMA' is nearer than 'VCF-{focus}-{band}-{plug}'.
  const forms = patterns
    .toSorted((a, b) => fixedLength(b.pattern) - fixedLength(a.pattern))
    .map(({ pattern, slug }) => ({ form: formOf(pattern), slug }))
  return (number: string): string | undefined =>
    byNumber.get(number) ?? forms.find(({ form }) => form.test(number))?.slug
}

const fixedLength = (pattern: string): number => pattern.replace(/\{[^}]*\}/g, '').length

/** The numbers that can be built: the choices between braces are free. */
function formOf(pattern: string): RegExp {
  const parts = pattern.split(/\{[^}]*\}/).map((part) => RegExp.escape(part))
  return new RegExp(`^${parts.join('[A-Z\\d.]+')}$`)
}

function saysOf(sentence: string, next: string): Mention['as'] {
  // A product's name says nothing of it.
  const words = sentence.replace(/\[[^\]]*\]/g, '[]').replace(hedge, '')
  if (denial.test(words) || laterDenial.test(next)) return 'denied'
  if (comparison.test(words)) return 'compared'
  return negation.test(words) ? 'negated' : 'recommended'
}

export function sentencesOf(text: string): string[] {
  // Not within brackets: '[Lens] (typ. 2 mm) meets ...' is one.
  return text.split(/(?<=[.!?])\s+(?=[[(\p{Lu}\d])(?![^[]*\])(?![^(]*\))|\n+/u).filter(Boolean)
}

const keyOf = (name: string) => name.replace(/\s+/g, ' ').toLowerCase()
