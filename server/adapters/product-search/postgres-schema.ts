import type { ClientBase } from 'pg'
import * as locale from '#texts/locale.ts'

/** Where all of it is; the number changes with the tables' shapes. */
const schema = 'product_search_2'
export const versionsTable = `${schema}.versions`
export const productsTable = `${schema}.products`

/**
 * Tables without a log: what they hold can be made again, and must neither fill the archive of a
 * database nor its standbys. A crash empties all of them, the list of versions too.
 */
export async function createSchema(client: ClientBase): Promise<void> {
  await client.query(`
    CREATE SCHEMA IF NOT EXISTS ${schema};
    -- As compareTexts orders names, numbers within them by size.
    CREATE COLLATION IF NOT EXISTS ${schema}.reading
      (provider = icu, locale = '${locale.locale}-u-kn-true', deterministic = false);
    CREATE UNLOGGED TABLE IF NOT EXISTS ${versionsTable} (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      version text NOT NULL UNIQUE,
      total integer NOT NULL DEFAULT 0,
      terms text NOT NULL DEFAULT '[]', -- JSON of what products state
      put_at timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    CREATE UNLOGGED TABLE IF NOT EXISTS ${productsTable} (
      version integer NOT NULL REFERENCES ${versionsTable} ON DELETE CASCADE,
      position integer NOT NULL,
      slug text NOT NULL,
      name text NOT NULL COLLATE ${schema}.reading,
      number text COLLATE ${schema}.reading,
      folded_name text NOT NULL,
      bare_number text NOT NULL,
      choices integer[] NOT NULL, -- terms of filters
      figures integer[] NOT NULL, -- terms of ranges
      firsts integer[] NOT NULL, -- by field, the term of an order
      words tsvector NOT NULL,
      PRIMARY KEY (version, position)
    );
    CREATE INDEX IF NOT EXISTS products_choices ON ${productsTable} USING gin (choices);
    CREATE INDEX IF NOT EXISTS products_figures ON ${productsTable} USING gin (figures);
    CREATE INDEX IF NOT EXISTS products_words ON ${productsTable} USING gin (words);
  `)
}
