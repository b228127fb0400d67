import type { Pool } from 'pg'
import {
  countedFacet,
  knownRanges,
  knownSelection,
  unknownValues,
} from '#domain/catalogue/facets.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { meetsRange } from '#domain/catalogue/range.ts'
import { bare, fold } from '#domain/catalogue/search.ts'
import { lookup } from '#domain/lookup.ts'
import type { ProductsFound } from '#server/ports/product-search.ts'
import { productsTable, versionsTable } from './postgres-schema.ts'
import type { SearchedFields } from './searched-fields.ts'
import { wordsQuery } from './searched-fields.ts'

/** A version as it is there, by its number, and what a server keeps of it. */
export type HeldVersion = { id: number; total: number; fields: SearchedFields }

type FoundRow = {
  /** Null where the version is not there any more. */
  total: number | null
  matched: number
  slugs: string[]
  /** Products beside each term, under all choices (part 0) and under all but one (its place from 1). */
  counts: [part: number, term: number, count: number][]
}

/** Longer than a query may be. */
const maxQueryLetters = 200
const columns: Record<string, string> = { name: 'name', partNumber: 'number' }

export async function findIn(
  pool: Pool,
  held: HeldVersion,
  asked: ListingState,
  size: number,
): Promise<ProductsFound | undefined> {
  const { fields, total } = held
  const selection = knownSelection(fields, asked.selection)
  const ranges = knownRanges(fields, asked.ranges)
  const unknown = unknownValues(fields, asked.selection)
  const sort = orderOf(held, asked.sort) && asked.sort
  const { query, page } = asked
  const state = { query, selection, ...(ranges && { ranges }), page, ...(sort && { sort }) }
  const choices = choicesOf(fields, state)
  const statement = findStatement(held, { state, choices, size })
  const row = (await pool.query<FoundRow>(statement)).rows[0]!
  if (row.total === null) return undefined
  const counts = new Map(row.counts.map(([part, term, count]) => [`${part} ${term}`, count]))
  const pages = Math.max(1, Math.ceil(row.matched / size))
  return {
    state: { ...state, page: Math.min(page, pages) },
    ...(unknown.length > 0 && { unknown }),
    slugs: row.slugs,
    matched: row.matched,
    total,
    pages,
    facets: fields.facets.map((facet) => {
      const part = choices.findIndex(({ key }) => key === facet.definition.key) + 1
      const countOf = ({ term }: { term: number }) => counts.get(`${part} ${term}`) ?? 0
      return countedFacet(facet, facet.values.map(countOf))
    }),
  }
}

/** Terms that are chosen in each field, and those in its range. */
function choicesOf({ facets }: SearchedFields, { selection, ranges = {} }: ListingState) {
  return facets.flatMap(({ definition: { key }, values }) => {
    const wanted = lookup(selection, key)
    const range = lookup(ranges, key)
    if (!wanted && !range) return []
    const chosen = values.filter(({ value }) => wanted?.includes(value))
    const inRange = values.filter(({ raw }) => range && meetsRange(raw, range))
    return { key, chosen: chosen.map(({ term }) => term), inRange: inRange.map(({ term }) => term) }
  })
}

/** Undefined where no product has what is to be sorted by. */
function orderOf({ fields, total }: HeldVersion, sort = '') {
  const isDown = sort.startsWith('-')
  const key = isDown ? sort.slice(1) : sort
  const column = lookup(columns, key)
  const sorted = column === undefined ? fields.orderOf(key) : undefined
  if (column === undefined ? !sorted : total === 0) return undefined
  return { by: `${column ?? 'key'} ${isDown ? 'DESC' : 'ASC'} NULLS LAST`, sorted }
}

type Asked = { state: ListingState; choices: ReturnType<typeof choicesOf>; size: number }

/** One statement, so that page and counts are of one moment. */
function findStatement(held: HeldVersion, { state, choices, size }: Asked) {
  const values: unknown[] = [held.id]
  const given = (value: unknown, type: string) => `$${values.push(value)}::${type}`
  // PostgreSQL's texts hold no zero character.
  const query = state.query.replaceAll('\0', ' ').trim().slice(0, maxQueryLetters)
  const holding = `SELECT position FROM ${productsTable}
    WHERE version = $1 AND words @@ to_tsquery('simple', ${given(wordsQuery(query), 'text')})`
  const isHolding = query && 'position IN (SELECT position FROM holding)'
  const conditions = choices.map(({ chosen, inRange }) => {
    const [own, figures] = [given(chosen, 'integer[]'), given(inRange, 'integer[]')]
    return `(choices && ${own} OR figures && ${figures})`
  })
  const where = (some: readonly string[]) =>
    `WHERE ${['version = $1', isHolding, ...some].filter(Boolean).join(' AND ')}`
  const counts = [conditions, ...conditions.map((_, at) => conditions.toSpliced(at, 1))].map(
    (some, part) => `SELECT ${part} AS part, term, count(*)::integer AS count
      FROM ${productsTable}, unnest(choices) AS term ${where(some)} GROUP BY term`,
  )
  const order = orderOf(held, state.sort)
  const { field, terms, keys } = order?.sorted ?? {}
  const sorted = field
    ? `LEFT JOIN unnest(${given(terms, 'integer[]')}, ${given(keys, 'float8[]')})
        AS sorted (term, key) ON sorted.term = firsts[${given(field, 'integer')}]`
    : ''
  const orderedBy = [order?.by ?? (query && relevance(query, given)), 'position'].filter(Boolean)
  const limit = given(size, 'bigint')
  const first = `least(${given(state.page - 1, 'bigint')}, (matched - 1) / ${limit}) * ${limit}`
  const text = `WITH holding AS MATERIALIZED (${holding}),
      whole AS (SELECT count(*) AS matched FROM ${productsTable} ${where(conditions)})
    SELECT matched::integer,
      (SELECT total FROM ${versionsTable} WHERE id = $1) AS total,
      ARRAY(SELECT slug FROM ${productsTable} ${sorted} ${where(conditions)}
        ORDER BY ${orderedBy.join(', ')} LIMIT ${limit} OFFSET greatest(0, ${first})) AS slugs,
      (SELECT coalesce(json_agg(json_build_array(part, term, count)), '[]')
        FROM (${counts.join(' UNION ALL ')}) AS counted) AS counts
    FROM whole`
  return { text, values }
}

/** The very name or number, then a piece of the name, then the rest. */
function relevance(query: string, given: (value: unknown, type: string) => string): string {
  const name = given(fold(query).trim(), 'text')
  const number = given(bare(query), 'text')
  const isExact = `folded_name = ${name} OR bare_number <> '' AND bare_number = ${number}`
  return `CASE WHEN ${isExact} THEN 0 WHEN strpos(folded_name, ${name}) > 0 THEN 1 ELSE 2 END`
}
