import type { Boards } from '#domain/records/enquiries.ts'
import type { FormFields } from '#domain/records/form-fields.ts'
import { ownValues, withOwnValues, type OwnValue } from './own-values.ts'
import { quoteText } from './quote-text.ts'
import { referenceOf } from './reference.ts'
import type { Submission } from './submission.ts'

/** What one submission becomes on the sales team's board. */
export type BoardItem = {
  board: keyof Boards
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
 * Groups and columns as the company's boards have them; empty fields and those without a column are
 * left out, but a company's own stand above the message. `receivedOn` (ISO 8601) is the day that a
 * lead came, the same at each attempt.
 */
export function boardItem(
  submission: Submission,
  receivedOn: string,
  boards: Boards,
  record: FormFields = {},
): BoardItem {
  const { kind, fields } = submission
  const { ownColumns = {} } = kind === 'lead' ? boards.lead : boards.contact
  const own = ownValues(submission, record)
  const reference = referenceOf(submission)
  const message = withOwnValues(
    fields.message,
    own.filter(({ name }) => !columnOf(ownColumns, name)),
    reference,
  )
  const companyEmail = { email: fields.companyEmail, text: fields.companyEmail }
  if (kind === 'lead') {
    const { group, unnamed, columns } = boards.lead
    return {
      board: 'lead',
      group,
      name: fields.firstName || unnamed,
      columns: {
        ...filled(columns, {
          ...fields,
          message,
          companyEmail,
          receivedOn: { date: receivedOn },
          document: fields.document && { labels: [fields.document] },
        }),
        ...inColumns(own, ownColumns),
      },
    }
  }
  const { group, unnamed, columns, subjects, typeLabels, quoteSubject } = boards.contact
  const category = kind === 'quote' ? quoteSubject : fields.category
  const isTyped = subjects.find(({ name }) => name === category)?.asksForProductType
  return {
    board: 'contact',
    group,
    name: [fields.firstName, fields.lastName].filter(Boolean).join(' ') || unnamed,
    columns: {
      ...filled(columns, {
        ...fields,
        message: kind === 'quote' ? quoteText({ ...fields, message }, reference) : message,
        category,
        companyEmail,
        type: isTyped === true && typeLabels.includes(fields.type) && { label: fields.type },
      }),
      ...inColumns(own, ownColumns),
    },
  }
}

type OwnColumns = Readonly<Record<string, string>>

const columnOf = (columns: OwnColumns, name: string) =>
  Object.hasOwn(columns, name) ? columns[name] : undefined

const inColumns = (own: readonly OwnValue[], columns: OwnColumns): Record<string, string> =>
  Object.fromEntries(
    own.flatMap(({ name, value }) => {
      const column = columnOf(columns, name)
      return column ? [[column, value]] : []
    }),
  )

/** In the order of the columns. */
function filled<Field extends string>(
  columns: Readonly<Partial<Record<Field, string>>>,
  values: Partial<Record<NoInfer<Field>, ColumnValue | false>>,
): Record<string, ColumnValue> {
  const names = Object.keys(columns) as Field[]
  return Object.fromEntries(
    names.flatMap((name) => {
      const [column, value] = [columns[name], values[name]]
      return column && value ? [[column, value]] : []
    }),
  )
}
