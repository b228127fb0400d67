import { matchProducts } from '#capabilities/assistant/product-names.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'

type Named = {
  product: ProductSummary
  /** What its sentence says of it. */
  as: 'recommended' | 'compared' | 'denied'
  sentence: string
}

const denial =
  /^No\b[:,]|\b(?:does|do|did|would|will|is|are) not (?:meet|fit|suit|satisfy|match|work|go|qualify|stated to)|\bmiss(?:es)?\b/
const laterDenial = /^(?:It|They|These|This) (?:does|do|is|are) not\b/
const comparison = /\bdiffers?\b|\bdifferences?\b|\bcompared?\b|\bversus\b/

/**
 * The products between brackets of a reply, with what their sentence says of them. By the text
 * alone, so that every model is judged alike; a sentence that says both denies.
 */
export function readNamed(reply: string, products: readonly ProductSummary[]): Named[] {
  const sentences = sentencesOf(reply)
  return sentences.flatMap((sentence, i) =>
    matchProducts(sentence, products).map((product) => ({
      product,
      sentence,
      as: saysOf(sentence, sentences[i + 1] ?? ''),
    })),
  )
}

function saysOf(sentence: string, next: string): Named['as'] {
  // A product's name says nothing of it.
  const own = sentence.replace(/\[[^\]]*\]/g, '[]')
  if (denial.test(own) || laterDenial.test(next)) return 'denied'
  return comparison.test(own) ? 'compared' : 'recommended'
}

export function sentencesOf(text: string): string[] {
  // Not within brackets: '[Lens] (typ. 2 mm) meets ...' is one.
  return text.split(/(?<=[.!?])\s+(?=[[(\p{Lu}\d])(?![^[]*\])(?![^(]*\))|\n+/u).filter(Boolean)
}
