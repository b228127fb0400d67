import * as z from 'zod'
import { complianceRows, conformityRows } from '#app/features/catalogue/compliance-view.ts'
import { companionLabels, countedByPlace } from '#app/features/catalogue/goes-with-view.ts'
import { statementsOf, type FactRow } from '#app/features/catalogue/product-facts-view.ts'
import { definitions } from '#app/features/list/list-sources.ts'
import { productFileLinks } from '#app/lib/document-link.ts'
import { attributes as attributeDefinitions } from '#content/attributes.ts'
import { attributeLookup, formatValues } from '#domain/catalogue/attribute.ts'
import type { CompanionRow } from '#domain/catalogue/companions.ts'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import { isPlaceField } from '#domain/catalogue/place-fields.ts'
import { successorOf } from '#domain/catalogue/product-addresses.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Meant } from '#domain/deciding/choose-columns.ts'
import { columnOf } from '#domain/deciding/column.ts'
import { Attribute, NamedProduct, Row } from './tool-schemas.ts'
import { namedProduct, type ToolSite } from './tool-site.ts'

const Variant = z.object({
  partNumber: z.string(),
  stock: z.enum(['stock', 'order']),
  leadDays: z.number().optional(),
  packQuantity: z.number().optional(),
  attributes: z.array(Attribute),
})

const Slot = z.object({
  key: z.string(),
  label: z.string(),
  unit: z.string().optional(),
  choices: z.array(z.object({ code: z.string(), label: z.string() })),
  min: z.number().optional(),
  max: z.number().optional(),
  step: z.number().optional(),
})

const Companion = z.object({
  partNumber: z.string(),
  product: NamedProduct.optional(),
  quantity: z.number().optional(),
  maximum: z.number().optional(),
})

/** `meant` by a place: 'takes' through which interface, and how many of it there are. */
const CompanionRow = z.object({
  relation: z.string(),
  label: z.string(),
  interface: z.string().optional(),
  places: z.number().optional(),
  companions: z.array(Companion),
  more: z
    .array(z.object({ count: z.number(), place: z.string(), url: z.url() }))
    .describe('How many go with it besides those named, and the pages that list these.')
    .optional(),
})

/** All that a product's page says. */
export const ProductTold = NamedProduct.extend({
  text: z.string(),
  asked: z.string().describe('The part number that the attributes are of.'),
  withdrawn: z.boolean(),
  successor: NamedProduct.optional(),
  statements: z.array(z.string()),
  attributes: z.array(Attribute),
  variants: z.array(Variant),
  pattern: z.object({ pattern: z.string(), slots: z.array(Slot) }).optional(),
  goesWith: z.array(CompanionRow),
  compliance: z.array(Row).describe('Compliance and standards, with their reasons.'),
  documents: z.array(z.object({ label: z.string(), url: z.url() })),
})
type ProductTold = z.input<typeof ProductTold>
type ProductSite = Pick<ToolSite, 'url' | 'catalogue' | 'addresses' | 'companions'>

/** A product, or what one of its part numbers stands for, with all that its page says. */
export function toldProduct(site: ProductSite, { product, number }: Meant): ProductTold {
  const column = columnOf(product, number, definitions)
  const withdrawn = site.addresses.withdrawn.has(product.slug)
  const successor = withdrawn && successorOf(site.catalogue, site.addresses, product)?.product
  return {
    ...namedProduct(site, product),
    text: product.text,
    asked: column.partNumber,
    withdrawn,
    ...(successor && { successor: namedProduct(site, successor) }),
    statements: statementsOf(site, product).map(({ text, link }) =>
      [text, link?.label].filter(Boolean).join(' '),
    ),
    attributes: toldAttributes(column.attributes),
    ...orderable(product),
    goesWith: site.companions(product).map((row) => companionRow(site, row)),
    compliance: [...complianceRows(product), ...conformityRows(product)].map(rowOf),
    documents: productFileLinks(product.files).flatMap(({ label, href }) =>
      href ? [{ label, url: new URL(href, site.url).href }] : [],
    ),
  }
}

function orderable(product: Product): Pick<ProductTold, 'variants' | 'pattern'> {
  const { variants, pattern } = readOrdering(product)
  return {
    variants: variants.map(({ attributes, ...variant }) => ({
      ...variant,
      attributes: toldAttributes(attributes),
    })),
    ...(pattern && {
      pattern: {
        pattern: pattern.pattern,
        slots: pattern.slots.map(({ key, label, unit, values, range }) => ({
          key,
          label,
          ...(unit && { unit }),
          choices: values.map(({ code, label: name }) => ({ code, label: name })),
          ...range,
        })),
      },
    }),
  }
}

/** Products of a row that names them all. */
export const wholeRow = 40
/** Of a longer one, of which the rest is counted: of a large catalogue thousands go with some. */
export const namesInRow = 8

function companionRow(
  site: Pick<ToolSite, 'url'>,
  { kind, interface: name, places, companions }: CompanionRow<Product>,
): ProductTold['goesWith'][0] {
  // Parts that are no products are the record's own, and nowhere else listed.
  const count = companions.length <= wholeRow ? companions.length : namesInRow
  const named = companions.filter(({ product }, at) => at < count || !product)
  const more = countedByPlace(companions.slice(count).flatMap(({ product }) => product ?? []))
  return {
    relation: kind,
    label: companionLabels[kind],
    ...(name && { interface: name }),
    ...(places !== undefined && { places }),
    companions: named.map(({ product, partNumber, quantity, maximum }) => ({
      partNumber,
      ...(product && { product: namedProduct(site, product) }),
      ...(quantity !== undefined && { quantity }),
      ...(maximum !== undefined && { maximum }),
    })),
    ...(more.length > 0 && {
      more: more.map(({ to, ...counted }) => ({ ...counted, url: site.url + to })),
    }),
  }
}

function rowOf({ label, facts }: FactRow) {
  const said = facts.map(({ text, note }) => (note ? `${text} (${note})`.trim() : text))
  return { label, says: said.filter(Boolean) }
}

const define = attributeLookup(attributeDefinitions)

/** Attributes with their labels and units, in the order of the company's attributeDefinitions. */
function toldAttributes(attributes: Product['attributes']): z.input<typeof Attribute>[] {
  const place = new Map(attributeDefinitions.map(({ key }, at) => [key, at]))
  return Object.entries(attributes)
    .filter(([key]) => !isPlaceField(key))
    .toSorted(([a], [b]) => (place.get(a) ?? Infinity) - (place.get(b) ?? Infinity))
    .map(([key, values]) => {
      const { label, group, unit } = define(key)
      return {
        key,
        label,
        ...(group && { group }),
        ...(unit && { unit }),
        values: values.map((value) => (typeof value === 'object' ? { ...value } : value)),
        text: formatValues(values, unit),
      }
    })
}
