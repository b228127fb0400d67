import type { Pool } from 'pg'
import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { tablesOf, versionsTable, type Tables } from './postgres-schema.ts'
import { searchedFields, type SearchedFields } from './searched-fields.ts'
import type { Term } from './stated-terms.ts'

/** A version as it is there, and what a server keeps of it. */
export type HeldVersion = {
  tables: Tables
  fields: SearchedFields
  total: number
  /** Whether any product has a part number. */
  hasNumbers: boolean
}

type VersionRow = { id: string; products: number; has_numbers: boolean }
type TermRow = Pick<Term, 'term' | 'kind' | 'field' | 'products'> & { told: string }

/** Undefined where it is not there, or nothing ever was. */
export async function readVersion(
  pool: Pool,
  version: string,
  definitions: readonly AttributeDefinition[],
): Promise<HeldVersion | undefined> {
  try {
    const { rows } = await pool.query<VersionRow>(
      `SELECT id, products, has_numbers FROM ${versionsTable} WHERE version = $1`,
      [version],
    )
    const [row] = rows
    if (!row) return undefined
    const tables = tablesOf(row.id)
    const terms = await pool.query<TermRow>(
      `SELECT term, kind, field, told, products FROM ${tables.terms} ORDER BY term`,
    )
    const all = terms.rows.map(({ told, ...term }): Term => {
      const [key, raw] = JSON.parse(told) as [string, Term['raw']]
      return { ...term, key, raw }
    })
    const fields = searchedFields(all, definitions)
    return { tables, fields, total: row.products, hasNumbers: row.has_numbers }
  } catch (error) {
    if (notThere.has((error as { code?: string }).code ?? '')) return undefined
    throw error
  }
}

/** No such table, no such schema: PostgreSQL, Appendix A. */
const notThere = new Set(['42P01', '3F000'])
