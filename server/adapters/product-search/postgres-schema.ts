import type { ClientBase, QueryConfig } from 'pg'
import * as locale from '#texts/locale.ts'
import { chunkSize } from './chunk-sets.ts'

/** Where all of it is; the number changes with the tables' shapes. */
const schema = 'product_search_1'
export const versionsTable = `${schema}.versions`
/** Any number that no other part of the database locks: servers that fill at once take turns. */
export const lock = 723_405_119

/** As readers look for names, numbers within them by size: `compareTexts`. */
export const byReading = `${schema}.by_reading`

/** A version's tables. `id` is ours: 16 hexadecimal digits. */
export function tablesOf(id: string) {
  if (!/^[0-9a-f]{16}$/.test(id)) throw new Error('No tables of that name are ours.')
  const named = (name: string) => `${schema}.${name}_${id}`
  return {
    loaded: named('loaded'),
    products: named('products'),
    words: named('words'),
    texts: named('texts'),
    sayings: named('sayings'),
    terms: named('terms'),
    sets: named('sets'),
    firsts: named('firsts'),
  }
}
export type Tables = ReturnType<typeof tablesOf>

/**
 * Tables without a log: what they hold can be made again, and must neither fill the archive of a
 * database nor its standbys. A crash empties all of them, the list of versions too.
 */
export async function createSchema(client: ClientBase): Promise<void> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
  await client.query(`CREATE COLLATION IF NOT EXISTS ${byReading}
    (provider = icu, locale = '${locale.locale}-u-kn-true', deterministic = false)`)
  await client.query(`CREATE UNLOGGED TABLE IF NOT EXISTS ${versionsTable} (
    version text PRIMARY KEY,
    id text NOT NULL,
    products integer NOT NULL,
    has_numbers boolean NOT NULL,
    put_at timestamptz NOT NULL DEFAULT clock_timestamp()
  )`)
}

/** Before they are filled. Texts are compared letter by letter, as here, but for the order of names. */
export async function createTables(client: ClientBase, tables: Tables): Promise<void> {
  const sets = `(term integer NOT NULL, field integer, chunk integer NOT NULL,
    set bit(${chunkSize}) NOT NULL)`
  await client.query(`
    CREATE UNLOGGED TABLE ${tables.loaded} (position integer NOT NULL, slug text NOT NULL,
      name text NOT NULL, number text, folded text COLLATE "C" NOT NULL,
      numbers text[] COLLATE "C" NOT NULL);
    CREATE UNLOGGED TABLE ${tables.words} (position integer NOT NULL, words tsvector NOT NULL)
      WITH (toast_tuple_target = 128);
    CREATE UNLOGGED TABLE ${tables.texts} (text integer NOT NULL, words tsvector NOT NULL)
      WITH (toast_tuple_target = 128);
    CREATE UNLOGGED TABLE ${tables.terms} (term integer NOT NULL, kind text NOT NULL,
      field integer NOT NULL, told text NOT NULL, products integer NOT NULL);
    CREATE UNLOGGED TABLE ${tables.sets} ${sets};
    CREATE UNLOGGED TABLE ${tables.firsts} ${sets};
    CREATE UNLOGGED TABLE ${tables.sayings} ${sets}`)
}

/** When all is in them: an index is made of what is there in a fraction of the time. */
export async function finishTables(
  client: ClientBase,
  tables: Tables,
  count: number,
): Promise<void> {
  // An index over the words of a million products takes minutes.
  const atMost = 10_000 + 4 * count
  const run = (text: string) => {
    const question: QueryConfig & { query_timeout: number } = { text, query_timeout: atMost }
    return client.query(question)
  }
  await run(`SET LOCAL maintenance_work_mem = '512MB'`)
  await run(`CREATE UNLOGGED TABLE ${tables.products} AS
    SELECT position, slug, folded, numbers,
      dense_rank() OVER (ORDER BY name COLLATE ${byReading})::integer AS by_name,
      CASE WHEN number IS NOT NULL
        THEN dense_rank() OVER (ORDER BY number COLLATE ${byReading})::integer END AS by_number
    FROM ${tables.loaded} ORDER BY position`)
  await run(`DROP TABLE ${tables.loaded}`)
  await run(`ALTER TABLE ${tables.products} ADD PRIMARY KEY (position)`)
  // In the order in which they were written: what is counted is read chunk by chunk.
  for (const table of [tables.sets, tables.firsts, tables.sayings]) {
    await run(`CREATE INDEX ON ${table} (chunk)`)
    await run(`CREATE UNIQUE INDEX ON ${table} (term, chunk)`)
  }
  for (const table of [tables.words, tables.texts])
    await run(`CREATE INDEX ON ${table} USING gin (words) WITH (fastupdate = off)`)
  const { products, words, texts, sets, firsts, sayings } = tables
  await run(`ANALYZE ${[products, words, texts, sets, firsts, sayings].join(', ')}`)
}

/** Of versions that are not in the list: of a server that was killed, or of a database that was. */
export async function dropLeft(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS table FROM pg_tables
      WHERE schemaname = $1 AND tablename <> 'versions'
      AND right(tablename, 16) NOT IN (SELECT id FROM ${versionsTable})`,
    [schema],
  )
  for (const { table } of rows) await client.query(`DROP TABLE ${table}`)
}
