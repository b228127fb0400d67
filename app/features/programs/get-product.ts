import { columnsReader } from '#app/features/compare/columns-reader.ts'
import { complianceRows, conformityRows } from '#app/features/catalogue/compliance-view.ts'
import { companionLabels, countedByPlace } from '#app/features/catalogue/goes-with-view.ts'
import { statementsOf, type FactRow } from '#app/features/catalogue/product-facts-view.ts'
import { productFileLinks } from '#app/lib/product-file-links.ts'
import { definitions } from '#app/features/list/list-sources.ts'
import type { CompanionRow } from '#domain/catalogue/companions.ts'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import { successorOf } from '#domain/catalogue/product-addresses.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Meant } from '#domain/deciding/choose-columns.ts'
import { columnOf } from '#domain/deciding/column.ts'
import type { getProduct as tool } from '#domain/programs/product-tools.ts'
import type { Asked, Told as ToldBy, Attribute } from '#domain/programs/shapes.ts'
import { attributes as attributeDefinitions } from '#content/attributes.ts'
import { attributeLookup, formatValues } from '#domain/catalogue/attribute.ts'
import { isPlaceField } from '#domain/catalogue/place-fields.ts'
import { meantProducts, namedProduct, sourceOf, type ProgramSite } from './program-site.ts'

type Output = ToldBy<typeof tool>
type Told = NonNullable<Output['product']>
type ProductSite = Pick<ProgramSite, 'url' | 'catalogue' | 'addresses' | 'companions'>

/** All that a product's page says, by its slug or by one of its part numbers. */
export async function getProduct(
  site: ProgramSite,
  { product: asked }: Asked<typeof tool>,
): Promise<Output> {
  const reader = await columnsReader(site)
  const meant = reader.read(asked)
  const source = sourceOf(site)
  if (!meant) {
    return { source, unknown: { asked, meant: meantProducts(site, reader.guess(asked)) } }
  }
  return { source, product: toldProduct(site, meant) }
}

/** A product, or what one of its part numbers stands for, with all that its page says. */
export function toldProduct(site: ProductSite, { product, number }: Meant): Told {
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

function orderable(product: Product): Pick<Told, 'variants' | 'pattern'> {
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
  site: Pick<ProgramSite, 'url'>,
  { kind, interface: name, places, companions }: CompanionRow<Product>,
): Told['goesWith'][0] {
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
function toldAttributes(attributes: Product['attributes']): Attribute[] {
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
