import type { Site } from '#app/context.ts'
import type { NamedLine } from '#app/features/contact/lines-of-draft.ts'
import { numbersOf } from '#app/features/list/list-sources.ts'
import { readItems } from '#domain/deciding/list-items.ts'
import type { PostedForm } from '#domain/submission/answer.ts'
import type { LineRow } from '#domain/submission/line-rows.ts'
import { maxLineNote } from '#domain/submission/quote-lines.ts'
import type { QuoteFormView } from './quote-form.tsx'

/** Of more lines the names would weigh more than all the rest; whoever made such a list knows them. */
const maxNamed = 40

/** The form with the parts that its address names, or as it was posted. */
export function quoteView(
  site: Pick<Site, 'places' | 'numbers' | 'catalogue' | 'addresses'>,
  items: string,
  posted: PostedForm | undefined,
): QuoteFormView {
  const { places } = site
  const numbers = numbersOf(site)
  const asked = readItems(items).map(({ partNumber, quantity }): LineRow => {
    const known = numbers(partNumber)
    return {
      partNumber: known?.partNumber ?? partNumber,
      quantity: String(quantity),
      note: known?.note?.slice(0, maxLineNote) ?? '',
    }
  })
  const rows = posted ? postedRows(posted) : asked
  const named = (row: LineRow): NamedLine => {
    if (!row.partNumber.trim()) return row
    const known = numbers(row.partNumber)
    if (!known) return { ...row, name: null }
    return rows.length > maxNamed ? row : { ...row, name: known.product.name }
  }
  const country = posted?.values.country
  return {
    countries: () => places.countries,
    rows: rows.map(named),
    posted: posted && { values: posted.values, error: posted.error },
    states: country === undefined ? undefined : places.statesOf(country),
  }
}

/** What a page has posted, or anybody in its name; blank rows at the end come by themselves. */
function postedRows({ values }: PostedForm): LineRow[] {
  let given: unknown
  try {
    given = JSON.parse(values.lines ?? '[]')
  } catch {
    return []
  }
  const rows = (Array.isArray(given) ? given : []).slice(0, 250).map((row: unknown): LineRow => {
    const { partNumber, quantity, note } = (row ?? {}) as Record<string, unknown>
    return { partNumber: asText(partNumber), quantity: asText(quantity), note: asText(note) }
  })
  const last = rows.findLastIndex(({ partNumber, note }) => partNumber.trim() || note.trim())
  return rows.slice(0, last + 1)
}

const asText = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
