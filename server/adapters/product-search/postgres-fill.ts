import type { Client } from 'pg'
import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { bare, fold } from '#domain/catalogue/search.ts'
import type { ProductSearch } from '#server/ports/product-search.ts'
import { createSchema, productsTable, versionsTable } from './postgres-schema.ts'
import { createTerms } from './searched-fields.ts'
import { createTextOf } from './searched-fields.ts'

type Given = {
  client: Client
  version: string
  products: Parameters<ProductSearch['put']>[1]
  definitions: readonly AttributeDefinition[]
}

/** Any number that no other part of the database locks: servers that fill at once take turns. */
const lock = 723_405_119
/** Some 2 MB, so that neither side holds much at a time. */
const rowsAtOnce = 500
/** The one put last, and the one before, for servers that have not seen the change yet. */
const versionsKept = 2

/** All of a version in one transaction, of which others see nothing until it is whole. */
export async function putVersion(given: Given): Promise<void> {
  const { client, version } = given
  await client.query('BEGIN')
  await client.query('SELECT pg_advisory_xact_lock($1)', [lock])
  await createSchema(client)
  const { rowCount } = await client.query(
    `UPDATE ${versionsTable} SET put_at = clock_timestamp() WHERE version = $1`,
    [version],
  )
  if (!rowCount) await fillVersion(given)
  await client.query(
    `DELETE FROM ${versionsTable} WHERE id NOT IN
      (SELECT id FROM ${versionsTable} ORDER BY put_at DESC LIMIT $1)`,
    [versionsKept],
  )
  await client.query('COMMIT')
}

async function fillVersion({ client, version, products, definitions }: Given): Promise<void> {
  const { rows: added } = await client.query<{ id: number }>(
    `INSERT INTO ${versionsTable} (version) VALUES ($1) RETURNING id`,
    [version],
  )
  const { id } = added[0]!
  const terms = createTerms(definitions)
  const textOf = createTextOf(definitions)
  let rows: object[] = []
  let total = 0
  for await (const product of products) {
    const { slug, name, partNumber } = product
    const number = { number: partNumber || null, bare_number: bare(partNumber) }
    const texts = { slug, name, folded_name: fold(name), ...number, text: textOf(product) }
    rows.push({ position: total++, ...texts, ...terms.termsOf(product) })
    if (rows.length < rowsAtOnce) continue
    await insertRows(client, id, rows)
    rows = []
  }
  await insertRows(client, id, rows)
  const told = [id, total, JSON.stringify(terms.all())]
  await client.query(`UPDATE ${versionsTable} SET total = $2, terms = $3 WHERE id = $1`, told)
  await client.query(`ANALYZE ${productsTable}`)
}

async function insertRows(client: Client, id: number, rows: object[]): Promise<void> {
  await client.query(
    `INSERT INTO ${productsTable} SELECT $1, position, slug, name, number, folded_name, bare_number,
        choices, figures, firsts, to_tsvector('simple', text)
      FROM json_to_recordset($2) AS given (position integer, slug text, name text, number text,
        folded_name text, bare_number text, choices integer[], figures integer[], firsts integer[],
        text text)`,
    // PostgreSQL's texts hold no zero character.
    [id, JSON.stringify(rows).replaceAll(String.raw`\u0000`, String.raw`\ufffd`)],
  )
}
