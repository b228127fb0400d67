import * as z from 'zod'
import { compareView } from '#app/features/compare/compare-view.ts'
import { paths } from '#app/lib/paths.ts'
import type { Cell, Group, Wording } from '#domain/deciding/comparison.ts'
import { defineTool } from './tool.ts'
import { NamedProduct, slugOrNumber, Source, Unknown } from './tool-schemas.ts'
import { namedProduct, sourceOf } from './tool-site.ts'

const GroupTold = z.object({
  heading: z.string(),
  rows: z.array(
    z.object({
      label: z.string(),
      unit: z.string().optional(),
      differs: z.boolean(),
      /** In the columns’ order. */
      cells: z.array(
        z.object({
          says: z.string().describe('“not stated” where the record says nothing.'),
          note: z.string().optional(),
          us: z.string().optional(),
          number: z.number().optional(),
          best: z.boolean().optional(),
        }),
      ),
    }),
  ),
})
type GroupTold = z.input<typeof GroupTold>

export const compareProducts = defineTool({
  name: 'compare_products',
  title: 'Compare products',
  description:
    'Two to four products or part numbers side by side, differences first. A better value is marked only where all state it of the same thing.',
  needs: 'catalogue',
  schema: z.object({
    products: z.array(slugOrNumber).min(2).max(4).describe('Two to four, side by side.'),
  }),
  output: z.object({
    source: Source,
    columns: z.array(NamedProduct.extend({ asked: z.string() })),
    unknown: z.array(Unknown),
    groups: z.array(GroupTold),
    url: z.url(),
  }),
  isMissing: ({ columns }) => columns.length < 2,
  async run(site, { products }) {
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
  },
})

const toGroup =
  (differs: boolean) =>
  ({ heading, rows }: Group): GroupTold => ({
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
