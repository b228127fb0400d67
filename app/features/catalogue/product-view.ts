import { attributeTerms as definitions } from '#content/attribute-terms.ts'
import { attributeLookup, formatValues, headline } from '#domain/catalogue/attribute.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { familySlug } from '#domain/catalogue/family.ts'
import { neighborTable, type NeighborTable } from '#domain/catalogue/neighbors.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { isPlaceField } from '#domain/catalogue/place-fields.ts'
import { tagsOf, toCard } from './card.ts'

export type SpecificationRow = { label: string; value: string }

/** What a product's page shows as soon as the catalogue is known. */
export type ProductView = {
  slug: string
  name: string
  text: string
  partNumber: string
  image: string
  family: { name: string; slug: string } | undefined
  subFamily: string
  tags: string[]
  /** The rows beside the picture; all of them are in `specification`. */
  highlights: SpecificationRow[]
  /** None in what the server sends: its HTML has them, in full. */
  specification?: SpecificationRow[]
  neighbors: NeighborTable | undefined
}

const define = attributeLookup(definitions)
const highlightCount = 6

export function productView(
  catalogue: Catalogue<ProductSummary>,
  product: ProductSummary,
): ProductView {
  const attributes = specifiedAttributes(product)
  let neighbors: NeighborTable | undefined
  const card = new Set(toCard(product).facts)
  return {
    slug: product.slug,
    name: product.name,
    text: product.text,
    partNumber: product.partNumber,
    image: product.image,
    family: product.family ? { name: product.family, slug: familySlug(product.family) } : undefined,
    subFamily: product.subFamily,
    tags: tagsOf(product).map(({ label }) => label),
    highlights: attributes
      .toSorted((a, b) => Number(card.has(inShort(b))) - Number(card.has(inShort(a))))
      .slice(0, highlightCount)
      .map(toRow),
    specification: attributes.map(toRow),
    // Below the first screen, which does not wait for it.
    get neighbors() {
      return (neighbors ??= neighborTable(catalogue, product, definitions))
    },
  }
}

type Specified = ReturnType<typeof specifiedAttributes>[0]

function toRow({ label, unit, values }: Specified): SpecificationRow {
  return { label, value: formatValues(values, unit) }
}

/** As a card has it. */
function inShort({ unit, better, values }: Specified): string {
  return formatValues(
    values.map((value) => headline(value, better)),
    unit,
  )
}

/** The attributes that are the product's specification, in the order all pages show them. */
export function specifiedAttributes({ attributes }: ProductSummary) {
  const order = new Map(definitions.map(({ key }, i) => [key, i]))
  return Object.entries(attributes)
    .filter(([key]) => !isPlaceField(key))
    .sort(
      ([a], [b]) => (order.get(a) ?? Infinity) - (order.get(b) ?? Infinity) || a.localeCompare(b),
    )
    .map(([key, values]) => ({ ...define(key), values }))
}
