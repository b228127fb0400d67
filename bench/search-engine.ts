import { attributes } from '#content/attributes.ts'
import type { Facet } from '#domain/catalogue/facets.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { parseProduct, type Product } from '#domain/catalogue/product.ts'
import { createInMemorySearch } from '#server/adapters/product-search/in-memory.ts'
import { createPostgresSearch } from '#server/adapters/product-search/postgres.ts'
import { reasonOf } from '#domain/texts/reason-of.ts'
import type { ProductSearch } from '#server/ports/product-search.ts'
import { startPostgres } from '#test/fakes/postgres-server.ts'
import { syntheticDocuments } from '#test/synthetic-catalogue.ts'
import { median, type Figure, type Options } from './figure.ts'
import { searchedWords } from './searched-words.ts'

/** What one process holds: beyond it there is nothing in memory to be beside. */
const mostInMemory = 100_000
/** Of each kind of question. */
const asked = 40
const pageSize = 20
const version = 'bench'

type Question = (turn: number, facets: readonly Facet[]) => Partial<ListingState>

/** Each with page and counts, as a page of the list needs them; none is asked twice. */
const questions: Record<string, Question> = {
  'the whole list': (turn) => ({ page: turn + 1 }),
  'a value': (turn, facets) => ({ selection: valueOf(facets, turn) }),
  'three fields': (turn, facets) => ({
    selection: { ...valueOf(facets, turn), ...valueOf(facets, turn + 7) },
    ranges: { ports: { low: 1, high: turn + 12 } },
  }),
  'a range': (turn) => ({ ranges: { ports: { low: turn + 1, high: turn + 145 } } }),
  'a word of many': (turn) => ({
    query: searchedWords[turn % searchedWords.length]!,
    page: turn + 1,
  }),
  'a word and a number': (turn) => ({
    query: `${searchedWords[turn % searchedWords.length]!} ${turn + 2}`,
  }),
  'a piece of a part number': (turn, facets) => ({ query: `${facets.length % 7}-${turn + 11}` }),
  'a range, by an attribute': (turn) => ({
    ranges: { ports: { low: turn + 1, high: turn + 145 } },
    sort: '-ports',
  }),
  'the whole list, by name': (turn) => ({ sort: 'name', page: turn + 1 }),
}

/** The list in PostgreSQL, beside the list in memory where there can be one. */
export async function searchEngine({
  products,
}: Pick<Options, 'products'>): Promise<Figure[] | { skipped: string }> {
  const server = await startPostgres()
  if ('skipped' in server) return server
  try {
    const figures: Figure[] = []
    for (const size of products) {
      const url = await server.database()
      const before = size <= mostInMemory ? await inMemory(size) : undefined
      const { filledIn, megabytes, times } = await inPostgres(url, size)
      const named = (what: string) => `${size.toLocaleString('en')}: ${what}`
      figures.push({ what: named('filled in'), value: filledIn, unit: 's' })
      figures.push({ what: named('on disk'), value: megabytes, unit: 'MB' })
      for (const [what, own] of Object.entries(times)) {
        const beside = before?.[what]
        for (const [name, of] of [['median', median] as const, ['95 of 100', nearlyAll] as const])
          figures.push({
            what: named(`${what}, ${name}`),
            value: of(own),
            unit: 'ms',
            ...(beside && { baseline: of(beside) }),
          })
      }
    }
    return figures
  } finally {
    await server.stop()
  }
}

async function inMemory(size: number): Promise<Record<string, number[]>> {
  const search = createInMemorySearch(attributes)
  await search.put(version, synthetic(size))
  const times = await allAsked(search)
  await search.close()
  return times
}

async function inPostgres(url: string, size: number) {
  const search = createPostgresSearch({ url, definitions: attributes, onLostConnection: () => {} })
  const start = performance.now()
  await search.put(version, synthetic(size))
  const filledIn = (performance.now() - start) / 1000
  process.stderr.write(`${size} filled in ${filledIn.toFixed(0)} s … `)
  const times = await allAsked(search)
  await search.close()
  return { filledIn, times, megabytes: await megabytesOf(url) }
}

/** Milliseconds of each question, one after the other. */
async function allAsked(search: ProductSearch): Promise<Record<string, number[]>> {
  const ask = async (state: Partial<ListingState>) => {
    const found = await search.find(
      version,
      { query: '', selection: {}, page: 1, ...state },
      pageSize,
    )
    if (!found) throw new Error('The version is not there.')
    return found
  }
  const { facets } = await ask({})
  // What is made at the first search, and what is read from disk, is no question's own.
  await ask({ query: 'warm', ranges: { ports: { low: 1 } } })
  const times: Record<string, number[]> = {}
  for (const [what, question] of Object.entries(questions)) {
    const own = (times[what] = [] as number[])
    for (let turn = 0; turn < asked; turn++) {
      const start = performance.now()
      await ask(question(turn, facets)).catch((error: unknown) => {
        // One that is given up takes as long as it took.
        process.stderr.write(`${what}: ${reasonOf(error)} … `)
      })
      own.push(performance.now() - start)
    }
  }
  return times
}

/** A value that some have, of one field after the other. */
function valueOf(facets: readonly Facet[], turn: number): Record<string, string[]> {
  const { key, values } = facets[turn % facets.length]!
  const { value } = values[Math.floor(turn / facets.length) % values.length]!
  return { [key]: [value] }
}

function* synthetic(count: number): Generator<Product> {
  for (const document of syntheticDocuments(count)) {
    const parsed = parseProduct(String(document.slug), document)
    if (!parsed.ok) throw new Error(parsed.reasons.join('; '))
    yield parsed.product
  }
}

async function megabytesOf(url: string): Promise<number> {
  const { Client } = (await import('pg')).default
  const operator = new Client({ connectionString: url })
  await operator.connect()
  const { rows } = await operator.query<{ megabytes: number }>(
    'SELECT (pg_database_size(current_database()) / 1e6)::float8 AS megabytes',
  )
  await operator.end()
  return rows[0]!.megabytes
}

const nearlyAll = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]!
