import { columnsReader } from '#app/features/compare/columns-reader.ts'
import { complianceRows, conformityRows } from '#app/features/catalogue/compliance-view.ts'
import { companionLabels } from '#app/features/catalogue/goes-with-view.ts'
import { productFacts, type FactRow } from '#app/features/catalogue/product-facts-view.ts'
import { productFileLinks } from '#app/lib/product-file-links.ts'
import type { CompanionRow } from '#domain/catalogue/companions.ts'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import { successorOf } from '#domain/catalogue/product-addresses.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Meant } from '#domain/deciding/choose-columns.ts'
import { columnOf } from '#domain/deciding/column.ts'
import type { getProduct as tool } from '#domain/programs/product-tools.ts'
import type { Asked, Told as ToldBy } from '#domain/programs/shapes.ts'
import { definitions } from '#app/features/list/list-sources.ts'
import { meantProducts, namedProduct, sourceOf, type ProgramSite } from './program-site.ts'
import { toldAttributes } from './told-attributes.ts'

type Output = ToldBy<typeof tool>
type Told = NonNullable<Output['product']>
/** In a row: twice what the sample has. In a large catalogue a port has thousands, and no program reads megabytes of them. */
const maxCompanions = 60

type ProductSite = Pick<ProgramSite, 'url' | 'catalogue' | 'addresses' | 'companions' | 'knowledge'>

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
  const { statements } = productFacts(site, product)
  return {
    ...namedProduct(site, product),
    text: product.text,
    asked: column.partNumber,
    withdrawn,
    ...(successor && { successor: namedProduct(site, successor) }),
    statements: statements.map(({ text, link }) => [text, link?.label].filter(Boolean).join(' ')),
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

function companionRow(
  site: Pick<ProgramSite, 'url'>,
  { kind, interface: name, places, companions }: CompanionRow<Product>,
): Told['goesWith'][0] {
  return {
    relation: kind,
    label: companionLabels[kind],
    ...(name && { interface: name }),
    ...(places !== undefined && { places }),
    ...(companions.length > maxCompanions && { more: companions.length - maxCompanions }),
    companions: companions
      .slice(0, maxCompanions)
      .map(({ product, partNumber, quantity, maximum }) => ({
        partNumber,
        ...(product && { product: namedProduct(site, product) }),
        ...(quantity !== undefined && { quantity }),
        ...(maximum !== undefined && { maximum }),
      })),
  }
}

function rowOf({ label, facts }: FactRow) {
  const said = facts.map(({ text, note }) => (note ? `${text} (${note})`.trim() : text))
  return { label, says: said.filter(Boolean) }
}
