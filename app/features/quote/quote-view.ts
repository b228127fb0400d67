import type { Site } from '#app/context.ts'
import { readItems, writeItems } from '#domain/deciding/list-items.ts'
import type { PostedForm } from '#domain/submission/answer.ts'
import type { LineRow } from '#domain/submission/line-rows.ts'
import type { QuoteFormView } from './quote-form.tsx'

/**
 * As it travels: 250 countries as one text weigh less in the page than as a list, and 200 lines as
 * they stand in an address.
 */
export type SentQuoteView = Omit<QuoteFormView, 'countries' | 'rows' | 'names'> & {
  countries: string
  items: string
  /** As in the form; 0 for no name. */
  names: (string | null | 0)[]
}

/** Of more lines the names would weigh more than all the rest; whoever made such a list knows them. */
const maxNamed = 40

/** The form with the parts that its address names, or as it was posted. */
export function quoteView(
  { places, numbers }: Pick<Site, 'places' | 'numbers'>,
  items: string,
  posted: PostedForm | undefined,
): SentQuoteView {
  const asked = readItems(items).map(({ partNumber, quantity }) => ({
    partNumber: numbers(partNumber)?.partNumber ?? partNumber,
    quantity,
  }))
  const rows = posted ? postedRows(posted) : asked
  const isLong = rows.length > maxNamed
  const country = posted?.values.country
  return {
    countries: places.countries.join('|'),
    items: decodeURIComponent(writeItems(asked)),
    names: rows.map(({ partNumber }) => {
      if (!partNumber.trim()) return 0
      const known = numbers(partNumber)
      if (!known) return null
      return isLong ? 0 : known.product.name
    }),
    posted: posted && { values: posted.values, error: posted.error },
    states: country === undefined ? undefined : places.statesOf(country),
  }
}

/** As the form takes it. */
export function shownView({ countries, items, names, ...view }: SentQuoteView): QuoteFormView {
  return {
    ...view,
    countries: countries.split('|'),
    rows: view.posted
      ? postedRows(view.posted)
      : readItems(items).map(({ partNumber, quantity }) => ({
          partNumber,
          quantity: String(quantity),
          note: '',
        })),
    names: names.map((name) => (name === 0 ? undefined : name)),
  }
}

/** What a page has posted, or anybody in its name; blank rows at the end come by themselves. */
function postedRows({ values }: Pick<PostedForm, 'values'>): LineRow[] {
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
