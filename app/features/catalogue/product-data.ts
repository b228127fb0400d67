import type {
  ProductGroupLeaf,
  ProductLeaf,
  PropertyValueLeaf,
  QuantitativeValueLeaf,
} from 'schema-dts'
import { productFilms } from '#content/product-films.ts'
import { site } from '#content/site.ts'
import {
  breadcrumbData,
  companyReference,
  faqData,
  pictureUrl,
  videoData,
  type Crumb,
  type StructuredData,
} from '#app/lib/structured-data.ts'
import { paths } from '#app/lib/paths.ts'
import { attributeTerms } from '#content/attribute-terms.ts'
import {
  attributeLookup,
  formatValue,
  type AttributeValue,
  type Measure,
} from '#domain/catalogue/attribute.ts'
import type { Companions } from '#domain/catalogue/companions.ts'
import { readOrdering, type Variant } from '#domain/catalogue/ordering.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { readSize } from '#domain/catalogue/size.ts'
import { wholeSpecification } from './specification-view.ts'

/** A product's page in the words of schema.org. No prices are public, so there are no offers. */
export function productData(
  product: Product,
  trail: readonly Crumb[],
  related: Related = {},
): StructuredData[] {
  const questions = product.faq.filter(({ question, answer }) => question && answer)
  return [
    productObject(product, related),
    breadcrumbData(trail),
    ...(questions.length ? [faqData(questions)] : []),
    ...filmsOf(product),
  ]
}

/** What the catalogue, not the product, knows of its place in it. */
type Related = {
  goesWith?: ReturnType<Companions<Product>>
  /** What to order in its place. */
  successor?: Product | undefined
}

/** As many as the page names in a row. */
const maxHosts = 3

const define = attributeLookup(attributeTerms)

function productObject(
  product: Product,
  { goesWith = [], successor }: Related,
): ProductLeaf | ProductGroupLeaf {
  const { name, text, partNumber, family, subFamily, images, attributes } = product
  const origins = (attributes.countryOfOrigin ?? []).map(String)
  const { variants } = readOrdering(product)
  const measures = measuresOf(product)
  const hosts = goesWith
    .filter(({ kind }) => kind === 'fits' || kind === 'partOf' || kind === 'accessoryOf')
    .flatMap(({ companions }) => companions.flatMap((companion) => companion.product ?? []))
  return {
    ...(variants.length ? groupOf(product, variants) : { '@type': 'Product' }),
    name,
    url: paths.product(product.slug),
    ...(text && { description: text }),
    ...(partNumber && { sku: partNumber, mpn: partNumber }),
    ...(family && { category: [family, subFamily].filter(Boolean).join(' / ') }),
    image: images.map(pictureUrl).filter(Boolean),
    brand: { '@type': 'Brand', name: site.name },
    manufacturer: companyReference,
    ...(origins.length && {
      countryOfOrigin: origins.map((country) => ({ '@type': 'Country', name: country })),
    }),
    ...measures,
    ...(hosts.length && {
      isAccessoryOrSparePartFor: hosts.slice(0, maxHosts).map(reference),
    }),
    ...(successor && { isRelatedTo: reference(successor) }),
    additionalProperty: wholeSpecification(product)
      .filter(({ key }) => key !== 'countryOfOrigin' && !Object.hasOwn(measures, key))
      .map(propertyValue),
  }
}

/** What can be ordered, each with what tells it from the others. */
function groupOf({ name, partNumber }: Product, variants: readonly Variant[]) {
  const differing = new Set(variants.flatMap(({ attributes }) => Object.keys(attributes)))
  return {
    '@type': 'ProductGroup' as const,
    ...(partNumber && { productGroupID: partNumber }),
    variesBy: [...differing].map((key) => define(key).label),
    hasVariant: variants.map(({ partNumber: number, attributes }): ProductLeaf => ({
      '@type': 'Product',
      name: `${name}, ${number}`,
      sku: number,
      mpn: number,
      additionalProperty: Object.entries(attributes).map(([key, values]) =>
        propertyValue({ ...define(key), values }),
      ),
    })),
  }
}

/** Size and weight, which have names of their own; codes of UN/CEFACT. */
function measuresOf({ size: stored, attributes }: Product) {
  const { width, height, depth } = readSize(stored).size ?? {}
  const [weight] = attributes.weight ?? []
  return {
    ...(width && { width: quantity(width, 'MMT') }),
    ...(height && { height: quantity(height, 'MMT') }),
    ...(depth && { depth: quantity(depth, 'MMT') }),
    ...(typeof weight === 'number' && { weight: quantity(weight, 'KGM') }),
  }
}

function quantity(value: number, unitCode: string): QuantitativeValueLeaf {
  return { '@type': 'QuantitativeValue', value, unitCode }
}

function reference({ name, slug }: Product): ProductLeaf {
  return { '@type': 'Product', name, url: paths.product(slug) }
}

type Property = { label: string; unit?: string; values: readonly AttributeValue[] }

function propertyValue({ label, unit, values }: Property): PropertyValueLeaf {
  const [value] = values
  if (values.length === 1 && typeof value === 'object') return measureValue(label, value, unit)
  const plain = values.map((one) => (typeof one === 'number' ? one : formatValue(one, unit)))
  const measured = unit && values.every((one) => typeof one === 'number')
  return {
    '@type': 'PropertyValue',
    name: label,
    value: plain.length === 1 ? plain[0]! : plain,
    ...(measured && { unitText: unit }),
  }
}

/** Its limits as numbers, and what they count. */
function measureValue(label: string, measure: Measure, unit = ''): PropertyValueLeaf {
  const { min, typ, max, basis, at } = measure
  const description = [basis, at].filter(Boolean).join(', ')
  return {
    '@type': 'PropertyValue',
    name: label,
    ...(min !== undefined && { minValue: min }),
    ...(typ !== undefined && { value: typ }),
    ...(max !== undefined && { maxValue: max }),
    ...(unit && { unitText: unit }),
    ...(description && { description }),
  }
}

/** Films of our own that have a record; of others there is no date, and without one none is listed. */
function filmsOf({ videos }: Product): StructuredData[] {
  return productFilms
    .filter(({ film }) => videos.some(({ url }) => url === film))
    .map(({ published, ...film }) => videoData({ ...film, uploaded: published }))
}
