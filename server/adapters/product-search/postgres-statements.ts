import { chunkSize } from './chunk-sets.ts'
import type { Tables } from './postgres-schema.ts'
import { parts, type AskedOrder, type AskedTerms } from './searched-fields.ts'
import type { RankedBy, WordsAsked } from './words-of.ts'

export type Asked = {
  terms: AskedTerms
  /** Undefined for all. */
  words: WordsAsked | undefined
  order: Order
  /** As it was asked for: there may be fewer. */
  page: number
  size: number
  /** Where all are found, what is beside each value is known. */
  isCounted: boolean
}
export type Order =
  | { by: 'position' }
  | { by: 'words'; ranked: RankedBy }
  | { by: 'by_name' | 'by_number'; isDown: boolean }
  | { by: 'terms'; terms: AskedOrder }

export type FoundRow = {
  /** Rows of the set of all products, by which emptied tables are known. */
  chunks: number
  matched: number
  slugs: string[] | null
  terms: number[] | null
  counts: number[] | null
}

const none = `B'0'::bit(${chunkSize})`
const all = `~${none}`

/**
 * One statement, so that page and counts are of one moment. Sets of products are rows of 4,096 bits:
 * what a value holds is one such row for each 4,096 products, and whatever is chosen, counted or shown
 * is `|`, `&` and `bit_count` of these, as in `domain/catalogue/facets.ts`. An index of values alone
 * finds products as fast and counts what it found by reading every value of each.
 */
export function findStatement(
  tables: Tables,
  { terms, words, order, page, size, isCounted }: Asked,
): { text: string; values: unknown[] } {
  const { sets, firsts, products } = tables
  const values: unknown[] = []
  const given = (value: unknown, type: string) => `$${values.push(value)}::${type}`
  const chosen = given(terms.chosen, 'integer[]')
  const shown = { products, firsts, size: given(size, 'integer'), given }
  const text = `WITH
    ${words ? holding(tables, words, given) : `base AS MATERIALIZED (SELECT chunk, set FROM ${sets} WHERE term = 0)`},
    chosen AS MATERIALIZED (SELECT a.field, s.chunk, ${part('chosen')}
        | (${part('inRange')} & ~${part('promised')}) AS set
      FROM unnest(${given(terms.fields, 'integer[]')}, ${given(terms.terms, 'integer[]')},
        ${given(terms.parts, 'integer[]')}) AS a (field, term, part)
      JOIN ${sets} s ON s.term = a.term GROUP BY a.field, s.chunk),
    -- What all fields leave, as -1, and what the others of each leave.
    under AS MATERIALIZED (SELECT t.field, b.chunk, b.set & coalesce(bit_and(c.set), ${all}) AS set
      FROM unnest(array_append(${chosen}, -1)) AS t (field) CROSS JOIN base b
      LEFT JOIN chosen c ON c.chunk = b.chunk AND c.field <> t.field
      GROUP BY t.field, b.chunk, b.set
      HAVING count(c.field) = cardinality(array_remove(${chosen}, t.field))),
    found AS MATERIALIZED (SELECT chunk, set, bit_count(set)::integer AS n FROM under
      WHERE field = -1),
    whole AS MATERIALIZED (SELECT coalesce(sum(n), 0)::integer AS matched FROM found),
    page AS MATERIALIZED (SELECT (least(${given(page, 'integer')},
        greatest(1, ceil(matched::float8 / ${shown.size}))) - 1)::integer * ${shown.size} AS first
      FROM whole),
    ${pageOf(order, shown)},
    counted AS (${
      isCounted
        ? // OFFSET keeps the sets themselves from being carried into the sums.
          `SELECT term, sum(n)::integer AS count FROM (
            SELECT s.term, bit_count(s.set & u.set)::integer AS n
            FROM ${sets} s JOIN under u ON u.chunk = s.chunk
              AND u.field = CASE WHEN s.field = ANY (${chosen}) THEN s.field ELSE -1 END
            WHERE s.field IS NOT NULL OFFSET 0) AS each GROUP BY term`
        : 'SELECT 0 AS term, 0 AS count WHERE false'
    })
    SELECT (SELECT count(*)::integer FROM ${sets} WHERE term = 0) AS chunks,
      (SELECT matched FROM whole) AS matched,
      (SELECT array_agg(slug ORDER BY place) FROM shown) AS slugs,
      array_agg(term) AS terms, array_agg(count) AS counts FROM counted`
  return { text, values }
}

const part = (name: keyof typeof parts) =>
  `coalesce(bit_or(s.set) FILTER (WHERE a.part = ${parts[name]}), ${none})`

/**
 * The queries that end in `base`: what holds each word, in what it is called or in what it says, and
 * all of them; or the part number, as word 0.
 */
function holding(
  { words, texts, sayings }: Tables,
  { words: typed, number }: WordsAsked,
  given: Given,
): string {
  const all = number === undefined ? typed : [number, ...typed]
  const first = number === undefined ? 1 : 0
  return `typed AS MATERIALIZED (SELECT word::tsquery AS word, place + ${first - 1} AS place
      FROM unnest(${given(all, 'text[]')}) WITH ORDINALITY AS t (word, place)),
    called AS MATERIALIZED (SELECT t.place, position / ${chunkSize} AS chunk,
        bit_or(set_bit(${none}, position % ${chunkSize}, 1)) AS set
      FROM typed t JOIN ${words} w ON w.words @@ t.word GROUP BY 1, 2),
    holding AS MATERIALIZED (SELECT place, chunk, bit_or(set) AS set FROM (
        SELECT * FROM called
        UNION ALL SELECT t.place, s.chunk, s.set FROM typed t
          JOIN ${texts} x ON x.words @@ t.word JOIN ${sayings} s ON s.term = x.text
      ) AS either GROUP BY 1, 2),
    base AS MATERIALIZED (SELECT chunk, bit_or(set) AS set FROM (
        SELECT chunk, bit_and(set) AS set FROM holding WHERE place > 0
          GROUP BY chunk HAVING count(*) = ${given(typed.length, 'integer')}
        UNION ALL SELECT chunk, set FROM holding WHERE place = 0
      ) AS meant GROUP BY chunk)`
}

type Given = (value: unknown, type: string) => string
type Shown = {
  products: string
  firsts: string
  size: string
  given: Given
}

/** The queries that end in `shown`: slugs of the page, and the place of each. */
function pageOf(order: Order, { products, firsts, size, given }: Shown): string {
  if (order.by === 'position') {
    const stacked = `stacked AS (SELECT 0::float8 AS key, chunk, set, n FROM found)`
    return [stacked, ...fromStack({ products, size })].join(', ')
  }
  if (order.by === 'terms') {
    const { terms, keys } = order.terms
    const stacked = `keyed AS MATERIALIZED (SELECT o.key, s.chunk, bit_or(s.set) & f.set AS set
        FROM unnest(${given(terms, 'integer[]')}, ${given(keys, 'float8[]')}) AS o (term, key)
        JOIN ${firsts} s ON s.term = o.term JOIN found f ON f.chunk = s.chunk
        GROUP BY o.key, s.chunk, f.set),
      stacked AS (SELECT key, chunk, set, bit_count(set)::integer AS n FROM keyed
        UNION ALL SELECT NULL, chunk, left_over, bit_count(left_over)::integer
        FROM (SELECT f.chunk, f.set & ~coalesce(k.set, ${none}) AS left_over FROM found f
          LEFT JOIN (SELECT chunk, bit_or(set) AS set FROM keyed GROUP BY chunk) k
            ON k.chunk = f.chunk) AS unkeyed)`
    return [stacked, ...fromStack({ products, size })].join(', ')
  }
  const key =
    order.by === 'words' ? rank(order.ranked, given) : order.isDown ? `-${order.by}` : order.by
  return `shown AS (SELECT slug, row_number() OVER (ORDER BY key NULLS LAST, position) AS place
    FROM (SELECT slug, position, ${key} AS key
      FROM found CROSS JOIN generate_series(0, ${chunkSize - 1}) AS i
      JOIN ${products} ON position = chunk * ${chunkSize} + i WHERE get_bit(set, i) = 1
      ORDER BY key NULLS LAST, position
      OFFSET (SELECT first FROM page) LIMIT ${size}) AS sorted)`
}

/** Of rows of bits that stand one upon the other, only those are opened that the page is of. */
const fromStack = ({ products, size }: Pick<Shown, 'products' | 'size'>) => [
  `placed AS (SELECT *, sum(n) OVER (ORDER BY key NULLS LAST, chunk
      ROWS UNBOUNDED PRECEDING) - n AS before FROM stacked WHERE n > 0)`,
  `opened AS (SELECT chunk * ${chunkSize} + i AS position,
      before + row_number() OVER (PARTITION BY key, chunk ORDER BY i) - 1 AS place
    FROM page CROSS JOIN placed CROSS JOIN generate_series(0, ${chunkSize - 1}) AS i
    WHERE before < first + ${size} AND before + n > first AND get_bit(set, i) = 1)`,
  `shown AS (SELECT slug, place FROM page CROSS JOIN opened JOIN ${products} USING (position)
    WHERE place >= first AND place < first + ${size})`,
]

/** `matchRank`: the very name or number, then a piece of one, then the rest. */
function rank({ name, number, isPiece, minSeries }: RankedBy, given: Given): string {
  const [wanted, bare] = [given(name, 'text'), given(number, 'text')]
  const isPieceOf = `${given(isPiece, 'boolean')} AND EXISTS (SELECT 1 FROM unnest(numbers) AS one
    WHERE strpos(one, ${bare}) > 0
    OR (char_length(one) >= ${given(minSeries, 'integer')} AND starts_with(${bare}, one)))`
  return `CASE WHEN folded = ${wanted} OR ${bare} = ANY (numbers) THEN 0
    WHEN strpos(folded, ${wanted}) > 0 OR (${isPieceOf}) THEN 1 ELSE 2 END`
}
