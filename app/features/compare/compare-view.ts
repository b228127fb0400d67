import type { Site } from '#app/context.ts'
import { definitions } from '#app/features/list/list-sources.ts'
import { paths } from '#app/lib/paths.ts'
import { nearestProducts } from '#domain/catalogue/neighbors.ts'
import { successorOf } from '#domain/catalogue/product-addresses.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { chooseColumns } from '#domain/deciding/choose-columns.ts'
import type { Column } from '#domain/deciding/column.ts'
import {
  maxCompared,
  parseCompareState,
  withAdded,
  type CompareState,
} from '#domain/deciding/compare-state.ts'
import { compare, withRows, type Group } from '#domain/deciding/comparison.ts'
import { columnsReader } from './columns-reader.ts'
import { compareFields, compareHeadings } from './compare-fields.ts'

export type Choice = { id: string; name: string; partNumber: string; to: string }

/** The page of a comparison but for its table, which travels as HTML alone. */
export type CompareView = {
  state: CompareState
  /** Slugs and part numbers of the columns, as links name them. */
  ids: string[]
  names: string[]
  rows: { all: number; differing: number }
  hasUnits: boolean
  unknown: { asked: string; meant: Choice[] }[]
  /** Names of what was asked for beyond the most. */
  beyond: string[]
  /** What is most like the first column, or like the one that is to be swapped. */
  likely: Choice[]
  withdrawn: { slug: string; name: string; successor: Choice | undefined }[]
}

export type Comparison = {
  view: CompareView
  columns: Column[]
  /** Of rows that differ, then of those that do not. */
  differing: Group[]
  same: Group[]
  /** False where part numbers could not all be read yet. */
  isWhole: boolean
}

type Sources = Pick<Site, 'catalogue' | 'addresses' | 'search'>

const maxLikely = 3

/** What an address asks to see side by side. */
export async function compareView(sources: Sources, state: CompareState): Promise<Comparison> {
  const reader = await columnsReader(sources)
  const { columns, unknown, beyond } = chooseColumns(state.products, reader, definitions)
  const groups = compare(compareFields(sources, columns), compareHeadings)
  const differing = withRows(groups, ({ differs }) => differs)
  const same = withRows(groups, ({ differs }) => !differs)
  const count = (some: readonly Group[]) => some.reduce((sum, { rows }) => sum + rows.length, 0)
  const ids = columns.map(({ id }) => id)
  const swap = state.swap && state.swap <= columns.length ? state.swap : undefined
  const isFull = !swap && ids.length >= maxCompared
  const { swap: _, ...rest } = state
  const to = (added: string) =>
    paths.compare(swap ? ids.with(swap - 1, added) : [...ids, added], rest)
  const choiceOf = ({ slug, name, partNumber }: Product, address = to(slug)): Choice => ({
    id: slug,
    name,
    partNumber,
    to: address,
  })
  return {
    view: {
      state: { ...rest, ...(swap && { swap }) },
      ids,
      names: columns.map(({ product, isNumber, partNumber }) =>
        isNumber ? partNumber : product.name,
      ),
      rows: { all: count(groups), differing: count(differing) },
      hasUnits: groups.some(({ rows }) =>
        rows.some(({ cells }) => cells.some((cell) => typeof cell !== 'string' && cell.us)),
      ),
      unknown: unknown.map(({ asked, meant }) => ({
        asked,
        meant: isFull
          ? []
          : meant.map(({ id, product, partNumber }) => ({
              id,
              name: product.name,
              partNumber,
              to: to(id),
            })),
      })),
      beyond: beyond.map(({ product }) => product.name),
      likely: likelyFor(sources, columns, swap).map((product) => choiceOf(product)),
      withdrawn: columns.flatMap(({ product }, i) => {
        if (!sources.addresses.withdrawn.has(product.slug)) return []
        const successor = successorOf(sources.catalogue, sources.addresses, product)?.product
        return {
          slug: product.slug,
          name: product.name,
          successor:
            successor && choiceOf(successor, paths.compare(ids.with(i, successor.slug), rest)),
        }
      }),
    },
    columns,
    differing,
    same,
    isWhole: reader.isWhole,
  }
}

/** For a column more, or in the place of one. */
function likelyFor({ catalogue }: Sources, columns: readonly Column[], swap: number | undefined) {
  const like = columns[swap ? swap - 1 : 0]
  if (!like || (!swap && columns.length >= maxCompared)) return []
  const shown = new Set(columns.map(({ product }) => product.slug))
  return nearestProducts(catalogue, like.product, maxLikely + maxCompared)
    .filter(({ slug }) => !shown.has(slug))
    .slice(0, maxLikely)
}

/**
 * The address of a comparison after what its form adds; undefined where nothing is added. What
 * nobody knows stands last and takes nothing’s place, for its page to say so.
 */
export async function addedAddress(
  sources: Sources,
  params: URLSearchParams,
): Promise<string | undefined> {
  const added = params.get('add')?.trim()
  if (!added) return undefined
  const { swap, ...state } = parseCompareState(params)
  const { read } = await columnsReader(sources)
  if (swap && !read(added)) return paths.compare([...state.products, added], { ...state, swap })
  return paths.compare(withAdded({ ...state, ...(swap && { swap }) }, added), state)
}
