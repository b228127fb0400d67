import { paths } from '#app/lib/paths.ts'
import { listedProducts, type Catalogue } from '#domain/catalogue/catalogue.ts'
import type { Selection } from '#domain/catalogue/facets.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import type { BeadPage, ComplianceCategory } from '#domain/records/bead.ts'
import { compareTexts } from '#domain/texts/compare-texts.ts'

/** How many of the listed products state a status, and where the list shows just them. */
export type BeadStatus = { value: string; text: string; count: number; to: string }
type StatusCount = Omit<BeadStatus, 'text'>

export type ComplianceRow = Pick<ComplianceCategory, 'category' | 'solution' | 'requirements'> & {
  statuses: StatusCount[]
  /** Countries with the number of products, the most frequent first. */
  places: { name: string; count: number }[]
}

type Rules = Pick<BeadPage, 'attribute' | 'statuses' | 'table'>

export type BeadView = { statuses: BeadStatus[]; rows: ComplianceRow[] }

export function beadView(
  catalogue: Catalogue<ProductSummary>,
  { attribute, statuses, table }: Rules,
): BeadView {
  const statusOf = ({ attributes }: ProductSummary) => attributes[attribute]?.map(String)[0]
  const stating = listedProducts(catalogue).filter((product) => statusOf(product))
  /** `place` narrows the list to where the products stand. */
  const countOf = (value: string, products: ProductSummary[], place: Selection = {}) => ({
    value,
    count: products.filter((product) => statusOf(product) === value).length,
    to: paths.products({ selection: { ...place, [attribute]: [value] } }),
  })
  const toRow = (
    { category, solution, requirements, family, types }: ComplianceCategory,
    products: ProductSummary[],
  ): ComplianceRow => {
    const place = { productFamily: [family], ...(types && { subFamily: types }) }
    return {
      category,
      solution,
      requirements,
      statuses: statuses.items
        .map(({ value }) => countOf(value, products, place))
        .filter(({ count }) => count > 0),
      places: placesOf(products),
    }
  }
  return {
    statuses: statuses.items.map(({ value, text }) => ({ text, ...countOf(value, stating) })),
    rows: table.categories.flatMap((category) => {
      const products = stating.filter((product) => belongsTo(product, category))
      return products.length ? [toRow(category, products)] : []
    }),
  }
}

function belongsTo(product: ProductSummary, { family, types }: ComplianceCategory): boolean {
  return product.family === family && (!types || types.includes(product.subFamily))
}

/** The most frequent first. */
function placesOf(products: ProductSummary[]): ComplianceRow['places'] {
  const countries = products.flatMap(
    ({ attributes }) => attributes.countryOfOrigin?.map(String) ?? [],
  )
  return countEach(countries).sort((a, b) => b.count - a.count || compareTexts(a.name, b.name))
}

function countEach(names: string[]) {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count }))
}
