import type { Site } from '#app/context.ts'
import type { PostedForm } from '#domain/submission/answer.ts'
import { readItems } from '#domain/deciding/list-items.ts'
import type { LineRow } from '#domain/submission/line-rows.ts'
import type { QuoteFormView } from './quote-form.tsx'

/** As it travels: 250 names as one text weigh less in the page than as a list. */
export type SentQuoteView = Omit<QuoteFormView, 'countries'> & { countries: string }

/** The form with the parts that its address names, or as it was posted. */
export function quoteView(
  { places, numbers }: Pick<Site, 'places' | 'numbers'>,
  items: string,
  posted: PostedForm | undefined,
): SentQuoteView {
  const rows = posted
    ? postedRows(posted.values.lines)
    : readItems(items).map(({ partNumber, quantity }) => ({
        partNumber: numbers(partNumber)?.partNumber ?? partNumber,
        quantity: String(quantity),
        note: '',
      }))
  const country = posted?.values.country
  return {
    countries: places.countries.join('|'),
    rows,
    names: rows.map(({ partNumber }) =>
      partNumber.trim() ? (numbers(partNumber)?.product.name ?? null) : '',
    ),
    posted: posted && { values: posted.values, error: posted.error },
    states: country === undefined ? undefined : places.statesOf(country),
  }
}

/** What a page has posted, or anybody in its name; blank rows at the end come by themselves. */
function postedRows(text = '[]'): LineRow[] {
  let given: unknown
  try {
    given = JSON.parse(text)
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
