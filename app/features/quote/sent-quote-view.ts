import { readItems } from '#domain/deciding/list-items.ts'
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
  /** Of the lines that ask for something else than their number stands for, what that is; by their place. */
  notes?: Record<number, string>
}

/** As the form takes it. */
export function shownView({
  countries,
  items,
  names,
  notes,
  ...view
}: SentQuoteView): QuoteFormView {
  return {
    ...view,
    countries: countries.split('|'),
    rows: view.posted
      ? postedRows(view.posted)
      : readItems(items).map(({ partNumber, quantity }, i) => ({
          partNumber,
          quantity: String(quantity),
          note: notes?.[i] ?? '',
        })),
    names: names.map((name) => (name === 0 ? undefined : name)),
  }
}

/** What a page has posted, or anybody in its name; blank rows at the end come by themselves. */
export function postedRows({ values }: Pick<PostedForm, 'values'>): LineRow[] {
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
