import type { Site } from '#app/context.ts'
import { numbersOf } from '#app/features/list/list-sources.ts'
import { readItems, writeItems } from '#domain/deciding/list-items.ts'
import type { PostedForm } from '#domain/submission/answer.ts'
import { maxLineNote } from '#domain/submission/quote-lines.ts'
import { postedRows, type SentQuoteView } from './sent-quote-view.ts'

/** Of more lines the names would weigh more than all the rest; whoever made such a list knows them. */
const maxNamed = 40

/** The form with the parts that its address names, or as it was posted. */
export function quoteView(
  site: Pick<Site, 'places' | 'numbers' | 'catalogue' | 'addresses'>,
  items: string,
  posted: PostedForm | undefined,
): SentQuoteView {
  const { places } = site
  const numbers = numbersOf(site)
  const asked = readItems(items).map(({ partNumber, quantity }) => {
    const known = numbers(partNumber)
    return { partNumber: known?.partNumber ?? partNumber, quantity, note: known?.note }
  })
  const notes = Object.fromEntries(
    asked.flatMap(({ note }, i) => (note ? [[i, note.slice(0, maxLineNote)]] : [])),
  )
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
    ...(Object.keys(notes).length > 0 && { notes }),
    posted: posted && { values: posted.values, error: posted.error },
    states: country === undefined ? undefined : places.statesOf(country),
  }
}
