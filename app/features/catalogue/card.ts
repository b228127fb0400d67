import { attributeTerms } from '#content/attribute-terms.ts'
import { cardFields } from '#content/families.ts'
import { productTags } from '#content/product-tags.ts'
import {
  attributeLookup,
  formatValue,
  formatValues,
  headline,
} from '#domain/catalogue/attribute.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { isPlaceField } from '#domain/catalogue/place-fields.ts'
import { cutAtSentence } from '#domain/catalogue/text.ts'
import { unitBeside } from '#domain/catalogue/unit-beside.ts'
import { lookup } from '#domain/lookup.ts'
import type { ProductTag } from '#domain/records/catalogue-words.ts'

/** What a product's card shows, and nothing else: lists travel with every page. */
export type Card = {
  slug: string
  name: string
  /** Empty where it has none. */
  number: string
  /** The query by which the product's page is of the number, where that is not the product's own. */
  query?: string
  /** Its place in the catalogue: family, or type where the family is plain from the page. */
  place: string
  text: string
  image: string
  /** What tells it from its neighbors, three at most: what it is called and what it is. */
  facts: [label: string, value: string][]
  /** What marks it; empty for most. */
  tag: string
  /** What it lacks of what was asked for, where it only comes near. */
  misses?: string[]
}

const define = attributeLookup(attributeTerms)
const cardTextLength = 150
export const factCount = 3
const maxFactLength = 22

export function toCard(product: ProductSummary, place: 'family' | 'subFamily' = 'family'): Card {
  return {
    slug: product.slug,
    name: product.name,
    number: product.partNumber,
    place: product[place] || product.family,
    text: cutAtSentence(product.text, cardTextLength),
    image: product.image,
    facts: cardFacts(product).map(({ label, value }) => [label, value]),
    tag: tagsOf(product).find(({ short }) => short)?.short ?? '',
  }
}

export function tagsOf({ attributes }: ProductSummary): ProductTag[] {
  return productTags.filter(({ attribute, value }) => attributes[attribute]?.includes(value))
}

/** The values that tell a product from its neighbors, as a card has them. */
export function cardFacts({ family, attributes }: ProductSummary) {
  const fields =
    lookup(cardFields, family) ?? Object.keys(attributes).filter((key) => !isPlaceField(key))
  return fields
    .flatMap((key) => {
      const { label, unit: own, better } = define(key)
      const unit = unitBeside(label, own)
      const values = attributes[key]?.map((value) => headline(value, better))
      if (!values?.length) return []
      const all = formatValues(values, unit)
      const value = all.length <= maxFactLength ? all : `${formatValue(values[0]!, unit)} …`
      return { key, label, value }
    })
    .slice(0, factCount)
}
