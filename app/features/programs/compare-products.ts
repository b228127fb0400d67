import { compareView } from '#app/features/compare/compare-view.ts'
import { paths } from '#app/lib/paths.ts'
import type { Cell, Group, Wording } from '#domain/deciding/comparison.ts'
import type { compareProducts as tool } from '#domain/programs/product-tools.ts'
import type { Asked, Told as ToldBy } from '#domain/programs/shapes.ts'
import { namedProduct, sourceOf, type ProgramSite } from './program-site.ts'

type Output = ToldBy<typeof tool>

/** The comparison's page: differences first, the better value marked where the basis is the same. */
export async function compareProducts(
  site: ProgramSite,
  { products }: Asked<typeof tool>,
): Promise<Output> {
  const { view, columns, differing, same } = await compareView(site, {
    products,
    differences: false,
  })
  const bySlug = (slug: string) => site.catalogue.bySlug.get(slug)
  return {
    source: sourceOf(site),
    columns: columns.map(({ product, partNumber }) => ({
      ...namedProduct(site, product),
      asked: partNumber,
    })),
    unknown: view.unknown.map(({ asked, meant }) => ({
      asked,
      meant: meant.flatMap(({ id }) => {
        const product = bySlug(id) ?? site.numbers(id)?.product
        return product ? [namedProduct(site, product)] : []
      }),
    })),
    groups: [...differing.map(toGroup(true)), ...same.map(toGroup(false))],
    url: site.url + paths.compare(view.ids),
  }
}

const toGroup =
  (differs: boolean) =>
  ({ heading, rows }: Group): Output['groups'][0] => ({
    heading,
    rows: rows.map(({ label, unit, cells }) => ({
      label,
      ...(unit && { unit }),
      differs,
      cells: cells.map(toCell),
    })),
  })

function toCell(cell: Cell) {
  if (typeof cell === 'string') return { says: cell }
  const { metric, us, number, isBest } = cell
  return {
    says: metric.value,
    ...(metric.note && { note: metric.note }),
    ...(us && { us: inOne(us) }),
    ...(number !== undefined && { number }),
    ...(isBest && { best: true }),
  }
}

const inOne = ({ value, note }: Wording) => (note ? `${value}, ${note}` : value)
