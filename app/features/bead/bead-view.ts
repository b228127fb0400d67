import { paths } from '#app/lib/paths.ts'
import {
  beadAttribute,
  beadStatuses,
  complianceCategories,
  type ComplianceCategory,
} from '#content/company/bead.ts'
import { listedProducts, type Catalogue } from '#domain/catalogue/catalogue.ts'
import type { Selection } from '#domain/catalogue/facets.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'

/** How many of the listed products state a status, and where the list shows just them. */
export type BeadStatus = { value: string; text: string; count: number; to: string }
type StatusCount = Omit<BeadStatus, 'text'>

export type ComplianceRow = Pick<ComplianceCategory, 'category' | 'solution' | 'requirements'> & {
  statuses: StatusCount[]
  /** Countries with the number of products, the most frequent first. */
  places: { name: string; count: number }[]
}

export function beadView(catalogue: Catalogue<ProductSummary>): {
  statuses: BeadStatus[]
  rows: ComplianceRow[]
} {
  const stating = listedProducts(catalogue).filter((product) => statusOf(product))
  return {
    statuses: beadStatuses.map(({ value, text }) => ({ text, ...countOf(value, stating) })),
    rows: complianceCategories.flatMap((category) => {
      const products = stating.filter((product) => belongsTo(product, category))
      return products.length ? [toRow(category, products)] : []
    }),
  }
}

function belongsTo(product: ProductSummary, { family, types }: ComplianceCategory): boolean {
  return product.family === family && (!types || types.includes(product.subFamily))
}

function statusOf({ attributes }: ProductSummary): string | undefined {
  return attributes[beadAttribute]?.map(String)[0]
}

/** Counts the products of one status; `place` narrows the list to where they stand. */
function countOf(value: string, products: ProductSummary[], place: Selection = {}): StatusCount {
  return {
    value,
    count: products.filter((product) => statusOf(product) === value).length,
    to: paths.products({ selection: { ...place, [beadAttribute]: [value] } }),
  }
}

function toRow(
  { category, solution, requirements, family, types }: ComplianceCategory,
  products: ProductSummary[],
): ComplianceRow {
  const place = { productFamily: [family], ...(types && { subFamily: types }) }
  const countries = products.flatMap(
    ({ attributes }) => attributes.countryOfOrigin?.map(String) ?? [],
  )
  return {
    category,
    solution,
    requirements,
    statuses: beadStatuses
      .map(({ value }) => countOf(value, products, place))
      .filter(({ count }) => count > 0),
    places: countEach(countries).sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
  }
}

function countEach(names: string[]) {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count }))
}
