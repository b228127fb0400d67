import type { ClientBase } from 'pg'
import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { bare, fold } from '#domain/catalogue/search.ts'
import { variantNumbers } from '#domain/catalogue/variant-numbers.ts'
import type { ProductSearch, SearchedProduct } from '#server/ports/product-search.ts'
import { chunkSize, createChunkSets } from './chunk-sets.ts'
import type { Tables } from './postgres-schema.ts'
import { createSaidTexts } from './said-texts.ts'
import { createStatedTerms } from './stated-terms.ts'
import { storable } from './words-of.ts'

type Row = { position: number; product: SearchedProduct; own: string }

/** Some 200 KB, so that neither side holds much at a time. */
const rowsAtOnce = 512

/** Reads the products into a version's tables, as they come; resolves with what the list of versions says. */
export async function fill(
  client: ClientBase,
  tables: Tables,
  products: Parameters<ProductSearch['put']>[1],
  definitions: readonly AttributeDefinition[],
): Promise<{ products: number; hasNumbers: boolean }> {
  const stated = createStatedTerms(definitions)
  const said = createSaidTexts(definitions)
  const sets = createChunkSets()
  const firsts = createChunkSets()
  const sayings = createChunkSets()
  let rows: Row[] = []
  let count = 0
  let hasNumbers = false

  async function endChunk(): Promise<void> {
    const chunk = Math.floor((count - 1) / chunkSize)
    const fieldOf = (term: number) => {
      const one = stated.all[term - 1]
      // What no value of a filter is, nothing is counted beside.
      return one?.kind === 'value' ? one.field : null
    }
    await writeSets(client, tables.sets, chunk, sets.take(), fieldOf)
    await writeSets(client, tables.firsts, chunk, firsts.take(), () => null)
    await writeSets(client, tables.sayings, chunk, sayings.take(), () => null)
    await writeTexts(client, tables.texts, said.take())
  }

  for await (const product of products) {
    const place = count % chunkSize
    sets.add(0, place)
    for (const { kind, term } of stated.of(product))
      (kind === 'first' ? firsts : sets).add(term, place)
    const { own, texts } = said.of(product)
    for (const text of texts) sayings.add(text, place)
    rows.push({ position: count, product, own })
    hasNumbers ||= product.partNumber !== ''
    count++
    if (rows.length === rowsAtOnce) {
      await writeRows(client, tables, rows)
      rows = []
    }
    if (count % chunkSize === 0) await endChunk()
  }
  if (rows.length) await writeRows(client, tables, rows)
  if (count % chunkSize) await endChunk()
  await client.query(
    `INSERT INTO ${tables.terms} SELECT * FROM
      unnest($1::integer[], $2::text[], $3::integer[], $4::text[], $5::integer[])`,
    [
      stated.all.map(({ term }) => term),
      stated.all.map(({ kind }) => kind),
      stated.all.map(({ field }) => field),
      // As a text of JSON, which may say what no text of PostgreSQL may hold.
      stated.all.map(({ key, raw }) => JSON.stringify([key, raw])),
      stated.all.map(({ products: having }) => having),
    ],
  )
  return { products: count, hasNumbers }
}

async function writeRows(client: ClientBase, tables: Tables, rows: readonly Row[]): Promise<void> {
  const positions = rows.map(({ position }) => position)
  const of = (text: (product: SearchedProduct) => string) =>
    rows.map(({ product }) => storable(text(product)))
  await client.query(
    `INSERT INTO ${tables.loaded} SELECT position, slug, name, nullif(number, ''), folded,
        string_to_array(numbers, ' ')
      FROM unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
        AS given (position, slug, name, number, folded, numbers)`,
    [
      positions,
      of(({ slug }) => slug),
      of(({ name }) => name),
      of(({ partNumber }) => partNumber),
      of(({ name }) => fold(name)),
      of(({ partNumber, variants }) =>
        [partNumber, ...variantNumbers(variants)].map(bare).filter(Boolean).join(' '),
      ),
    ],
  )
  await client.query(
    `INSERT INTO ${tables.words} SELECT position, words::tsvector
      FROM unnest($1::integer[], $2::text[]) AS given (position, words)`,
    [positions, rows.map(({ own }) => own)],
  )
}

async function writeTexts(
  client: ClientBase,
  table: string,
  texts: readonly { text: number; words: string }[],
): Promise<void> {
  await client.query(
    `INSERT INTO ${table} SELECT text, words::tsvector
      FROM unnest($1::integer[], $2::text[]) AS given (text, words)`,
    [texts.map(({ text }) => text), texts.map(({ words }) => words)],
  )
}

async function writeSets(
  client: ClientBase,
  table: string,
  chunk: number,
  { terms, bits }: { terms: number[]; bits: string[] },
  fieldOf: (term: number) => number | null,
): Promise<void> {
  await client.query(
    `INSERT INTO ${table} SELECT term, field, $1::integer, bits::bit(${chunkSize})
      FROM unnest($2::integer[], $3::integer[], $4::text[]) AS given (term, field, bits)`,
    [chunk, terms, terms.map(fieldOf), bits],
  )
}
