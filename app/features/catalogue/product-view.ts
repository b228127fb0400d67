import { attributeTerms as definitions } from '#content/attribute-terms.ts'
import { keyFields } from '#content/families.ts'
import { attributeLookup, formatValues, labelOver } from '#domain/catalogue/attribute.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { familySlug } from '#domain/catalogue/family.ts'
import { neighborTable, type NeighborTable } from '#domain/catalogue/neighbors.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { lookup } from '#domain/lookup.ts'
import { isPlaceField } from '#domain/catalogue/place-fields.ts'
import { cardFacts, tagsOf } from './card.ts'
import { statementsByAttribute } from './statements.ts'

export type SpecificationRow = {
  label: string
  value: string
  /** The same in the unit that buyers in the U.S. read, where that is another and is known. */
  us?: string
}

/** What a product's page shows as soon as the catalogue is known. */
export type ProductView = {
  slug: string
  name: string
  text: string
  partNumber: string
  /** The same where it is one of several, and not the product's own. */
  number?: string
  image: string
  family: { name: string; slug: string } | undefined
  subFamily: string
  tags: string[]
  /** How many statements beside the part number are known of before the server has said them. */
  says: number
  /** The rows beside the picture; all of them are in `specification`. */
  highlights: SpecificationRow[]
  /** None in what the server sends: its HTML has them, in full. */
  specification?: SpecificationRow[]
  neighbors: NeighborTable | undefined
}

const define = attributeLookup(definitions)
const highlightCount = 6

/** `own` is the product's number where it is shown as another of its part numbers. */
export function productView(
  catalogue: Catalogue<ProductSummary>,
  product: ProductSummary,
  own = product.partNumber,
): ProductView {
  const isVersion = own !== product.partNumber
  let neighbors: NeighborTable | undefined
  let specification: SpecificationRow[] | undefined
  return {
    slug: product.slug,
    name: product.name,
    text: product.text,
    partNumber: product.partNumber,
    ...(isVersion && { number: product.partNumber }),
    image: product.image,
    family: product.family ? { name: product.family, slug: familySlug(product.family) } : undefined,
    subFamily: product.subFamily,
    tags: tagsOf(product).map(({ label }) => label),
    says: statementsByAttribute(product).length + Number(isVersion),
    highlights: highlightedAttributes(product).map(toRow),
    // Below the first screen, which does not wait for them.
    get specification() {
      return (specification ??= specifiedAttributes(product).map(toRow))
    },
    get neighbors() {
      return (neighbors ??= neighborTable(catalogue, product, definitions))
    },
  }
}

type Specified = ReturnType<typeof specifiedAttributes>[0]

function toRow({ label, unit, values }: Specified): SpecificationRow {
  return { label: labelOver(label, values), value: formatValues(values, unit) }
}

/** Those of its card first, then its family's; what is the same twice, as two connectors are, once. */
export function highlightedAttributes(product: ProductSummary) {
  const card = new Set(cardFacts(product).map(({ key }) => key))
  const fields = lookup(keyFields, product.family) ?? []
  const place = ({ key }: Specified) => (card.has(key) ? -1 : fields.indexOf(key) + 1 || Infinity)
  const told = new Set<string>()
  return specifiedAttributes(product)
    .sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)))
    .filter((one) => {
      const { value } = toRow(one)
      return !told.has(value) && told.add(value)
    })
    .slice(0, highlightCount)
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
