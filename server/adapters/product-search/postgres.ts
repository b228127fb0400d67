import type { Pool } from 'pg'
import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import {
  countedFacet,
  knownRanges,
  knownSelection,
  unknownValues,
} from '#domain/catalogue/facets.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { rememberAsyncByKey } from '#domain/memo/remember-async.ts'
import type { ProductSearch, ProductsFound } from '#server/ports/product-search.ts'
import { chunkSize } from './chunk-sets.ts'
import { connectToFind } from './postgres-connections.ts'
import { putVersion } from './postgres-put.ts'
import { findStatement, type FoundRow, type Order } from './postgres-statements.ts'
import { readVersion, type HeldVersion } from './postgres-version.ts'
import { rankedBy, wordsAsked } from './words-of.ts'

type Options = {
  url: string
  definitions: readonly AttributeDefinition[]
  /** Told of connections that break while nobody uses them. */
  onLostConnection: (error: Error) => void
  /** What a page waits for an answer, before it is made without: two seconds, unless told. */
  findMilliseconds?: number
}

/**
 * The list in PostgreSQL 14 or newer, shared by any number of servers. Of the catalogue a server holds
 * no more than its filters. Connects at the first use and again after a failure; what takes too long
 * fails.
 */
export function createPostgresSearch({
  url,
  definitions,
  onLostConnection,
  findMilliseconds = 2000,
}: Options): ProductSearch {
  const pools = new Map<string, Promise<Pool>>()
  const open = rememberAsyncByKey(
    async (at: string) => connectToFind(at, findMilliseconds, onLostConnection),
    pools,
  )
  const versions = new Map<string, Promise<HeldVersion | undefined>>()
  const heldOf = rememberAsyncByKey(
    async (version: string) => readVersion(await open(url), version, definitions),
    versions,
  )
  const forget = (version: string) => void versions.delete(version)

  return {
    put: (version, products) => putVersion({ url, version, products, definitions }),
    async find(version, asked, size) {
      const held = await heldOf(version)
      const found = held && (await findIn(await open(url), held, { asked, size }))
      // It is looked for again: another server may be filling it.
      if (!found) forget(version)
      return found
    },
    async close() {
      const pool = await pools.get(url)?.catch(() => undefined)
      pools.delete(url)
      await pool?.end()
    },
  }
}

async function findIn(
  pool: Pool,
  held: HeldVersion,
  { asked, size }: { asked: ListingState; size: number },
): Promise<ProductsFound | undefined> {
  const { fields, tables, total } = held
  const { query, view } = asked
  const selection = knownSelection(fields, asked.selection)
  const ranges = knownRanges(fields, asked.ranges)
  const unknown = unknownValues(fields, asked.selection)
  const terms = fields.ask(selection, ranges)
  const words = query ? wordsAsked(query) : undefined
  const sorted = asked.sort === undefined ? undefined : orderOf(held, asked.sort)
  const isCounted = words !== undefined || terms.chosen.length > 0
  const statement = findStatement(tables, {
    terms,
    words,
    order: sorted ?? (query ? { by: 'words', ranked: rankedBy(query) } : { by: 'position' }),
    page: Math.min(asked.page, largestInteger),
    size,
    isCounted,
  })
  const row = await firstRow(pool, statement)
  // Emptied by a crash of the database, which takes the list of versions with it.
  if (row?.chunks !== Math.ceil(total / chunkSize)) return undefined
  const pages = Math.max(1, Math.ceil(row.matched / size))
  const counts = new Map(row.terms?.map((term, i) => [term, row.counts?.[i] ?? 0]))
  return {
    state: {
      query,
      selection,
      ...(ranges && { ranges }),
      page: Math.min(asked.page, pages),
      ...(sorted && { sort: asked.sort }),
      ...(view && { view }),
    },
    ...(unknown.length > 0 && { unknown }),
    slugs: row.slugs ?? [],
    matched: row.matched,
    total,
    pages,
    facets: fields.facets.map((facet) =>
      countedFacet(
        facet,
        facet.values.map(({ term, products }) => (isCounted ? (counts.get(term) ?? 0) : products)),
      ),
    ),
  }
}

/** Undefined where no product has what is to be sorted by. */
function orderOf({ fields, total, hasNumbers }: HeldVersion, sort: string): Order | undefined {
  const isDown = sort.startsWith('-')
  const key = isDown ? sort.slice(1) : sort
  if (key === 'name') return total ? { by: 'by_name', isDown } : undefined
  if (key === 'partNumber') return hasNumbers ? { by: 'by_number', isDown } : undefined
  const terms = fields.order(key)
  if (!terms) return undefined
  const keys = isDown ? terms.keys.map((number) => -number) : terms.keys
  return { by: 'terms', terms: { ...terms, keys } }
}

/** Undefined where the tables are gone: the version was replaced twice since it was read. */
async function firstRow(
  pool: Pool,
  statement: { text: string; values: unknown[] },
): Promise<FoundRow | undefined> {
  try {
    return (await pool.query<FoundRow>(statement)).rows[0]
  } catch (error) {
    if ((error as { code?: string }).code === undefinedTable) return undefined
    throw error
  }
}

/** PostgreSQL, Appendix A. */
const undefinedTable = '42P01'
const largestInteger = 2 ** 31 - 1
