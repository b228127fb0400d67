import { asksForProductType, quoteCategory } from './options.ts'
import { quoteText } from './quote-text.ts'
import { referenceOf } from './reference.ts'
import type { Submission } from './submission.ts'

/** What one submission becomes on the sales team's board. */
export type BoardItem = {
  board: 'contact' | 'lead'
  group: string
  name: string
  /** Column values by column id, in the form the service documents for each type. */
  columns: Record<string, ColumnValue>
}
export type ColumnValue =
  | string
  | { email: string; text: string }
  | { date: string }
  | { label: string }
  | { labels: string[] }

/**
 * Columns and groups as SPECIFICATION §7 lists them; empty fields are left out.
 * `receivedAt` (milliseconds) dates a lead, in UTC, so that a retry makes the same item.
 * A product type is sent only if the board has its label.
 */
export function boardItem(
  submission: Submission,
  receivedAt: number,
  typesOnBoard: readonly string[],
): BoardItem {
  const { kind, fields } = submission
  const address = { email: fields.companyEmail, text: fields.companyEmail }
  if (kind === 'lead') {
    return {
      board: 'lead',
      group: 'topics',
      name: fields.firstName || 'New Lead',
      columns: filled({
        lead_company: fields.companyName,
        lead_email: address,
        lead_phone: fields.phoneNumber,
        text_mksxja4: fields.country,
        text_mksxsm7g: fields.state,
        long_text_mkspwtdh: fields.message,
        date4: { date: new Date(receivedAt).toISOString().slice(0, 10) },
        dropdown_mksycryf: fields.document && { labels: [fields.document] },
      }),
    }
  }
  const { category, message } =
    kind === 'quote'
      ? { category: quoteCategory, message: quoteText(fields, referenceOf(submission)) }
      : fields
  const type = asksForProductType(category) && typesOnBoard.includes(fields.type) && fields.type
  return {
    board: 'contact',
    group: 'opportunities',
    name: [fields.firstName, fields.lastName].filter(Boolean).join(' '),
    columns: filled({
      accounts__1: fields.companyName,
      text21__1: fields.title,
      email_1__1: address,
      text_mkvprtzy: fields.phoneNumber,
      text_mkrne8ph: fields.country,
      text_mkrncd4p: fields.state,
      long_text_mkspwtdh: message,
      color_mkv74y0m: category,
      color_mksyhprt: type && { label: type },
    }),
  }
}

function filled(columns: Record<string, ColumnValue | false>): Record<string, ColumnValue> {
  return Object.fromEntries(
    Object.entries(columns).filter((entry): entry is [string, ColumnValue] => Boolean(entry[1])),
  )
}
