import { subjects } from '#content/company/contact-form.ts'
import { boards } from '#content/company/enquiries.ts'

/** An error as the API reports it inside an answer of status 200. */
export class ApplicationError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** A value as the API gives it back; `__typename` is its implementation type. */
export type ColumnValue = {
  __typename: string
  id: string
  type: string
  text: string | null
  value: string | null
  /** What items_page_by_column_values compares with. */
  searched: string
} & Record<string, unknown>

type ColumnType = 'date' | 'dropdown' | 'email' | 'long_text' | 'phone' | 'status' | 'text'
type Column = { type: ColumnType; labels?: readonly string[] }
export type Columns = Record<string, Column>

const text: Column = { type: 'text' }
const email: Column = { type: 'email' }
const longText: Column = { type: 'long_text' }

export const contactColumns: Columns = {
  accounts__1: text,
  text21__1: text,
  email_1__1: email,
  text_mkvprtzy: text,
  text_mkrne8ph: text,
  text_mkrncd4p: text,
  long_text_mkspwtdh: longText,
  color_mkv74y0m: { type: 'status', labels: subjects.map(({ name }) => name) },
  color_mksyhprt: {
    type: 'status',
    labels: boards.contact.typeLabels,
  },
  ...Object.fromEntries(Object.values(boards.contact.ownColumns ?? {}).map((id) => [id, text])),
}

export const leadColumns: Columns = {
  lead_company: text,
  lead_email: email,
  lead_phone: { type: 'phone' },
  text_mksxja4: text,
  text_mksxsm7g: text,
  long_text_mkspwtdh: longText,
  date4: { type: 'date' },
  dropdown_mksycryf: {
    type: 'dropdown',
    labels: ['Product Catalog', 'Datacenter Brochure', 'ball valve'],
  },
}

/** Reads `column_values`, the JSON text of an object by column id, as create_item does. */
export function readColumns(columns: Columns, json: unknown): ColumnValue[] {
  if (typeof json !== 'string') throw new ApplicationError('JsonParseException', 'not a string')
  let values: Record<string, unknown>
  try {
    values = JSON.parse(json) as Record<string, unknown>
  } catch {
    throw new ApplicationError('JsonParseException', 'Syntax error in JSON input')
  }
  const given = Object.entries(values).map(([id, value]) => {
    const column = columns[id]
    if (!column) throw new ApplicationError('InvalidColumnIdException', `no column ${id}`)
    return { id, type: column.type, ...readers[column.type](value, column, id) }
  })
  const empty = Object.entries(columns).filter(([id]) => !Object.hasOwn(values, id))
  return [...given, ...empty.map(([id, { type }]) => emptyValue(id, type))]
}

type Read = { __typename: string; text: string | null; value: string | null; searched: string }

const wrong = (id: string, message: string) =>
  new ApplicationError('ColumnValueException', `invalid value for ${id}, ${message}`)

function textOf(value: unknown, id: string): string {
  if (typeof value !== 'string') throw wrong(id, 'a text is needed')
  // The service takes markup out and spaces off.
  return value.replaceAll(/<[^>]*>/g, '').trim()
}

function object<Key extends string>(value: unknown, id: string, ...keys: Key[]) {
  const isObject = typeof value === 'object' && value !== null
  if (!isObject || Object.keys(value).toSorted().join() !== keys.toSorted().join()) {
    throw wrong(id, `an object of ${keys.join(' and ')} is needed`)
  }
  return value as Record<Key, unknown>
}

const typed = (__typename: string, shown: string, raw: unknown, more = {}): Read => ({
  __typename,
  text: shown,
  value: JSON.stringify(raw),
  searched: shown,
  ...more,
})

const readers: Record<ColumnType, (value: unknown, column: Column, id: string) => Read> = {
  text(value, _column, id) {
    const shown = textOf(value, id)
    return typed('TextValue', shown, shown)
  },
  long_text(value, _column, id) {
    const shown = textOf(typeof value === 'object' ? object(value, id, 'text').text : value, id)
    if (shown.length > 2000) throw wrong(id, 'at most 2,000 characters are stored')
    return typed('LongTextValue', shown, { text: shown, changed_at: new Date().toISOString() })
  },
  email(value, _column, id) {
    const { email, text } = object(value, id, 'email', 'text')
    const [address, label] = [textOf(email, id), textOf(text, id)]
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) throw wrong(id, 'not an email address')
    const raw = { email: address, text: label, changed_at: new Date().toISOString() }
    const more = { email: address, label, searched: label }
    return typed('EmailValue', `${label} - ${address}`, raw, more)
  },
  phone(value, _column, id) {
    // "+<number> <country>" or the number alone; formatting is not kept.
    const [, number, country = ''] =
      /^([+\d\s().-]+?)(?: ([A-Z]{2}))?$/.exec(textOf(value, id)) ?? []
    const phone = number?.replaceAll(/[^\d+]/g, '') ?? ''
    if (phone.length < 5) throw wrong(id, 'not a phone number')
    const raw = { phone, countryShortName: country }
    return typed('PhoneValue', phone, raw, { phone, country_short_name: country })
  },
  date(value, _column, id) {
    const { date } = object(value, id, 'date')
    const day = textOf(date, id)
    const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
    if (!isDay) throw wrong(id, 'a day as YYYY-MM-DD is needed')
    return typed('DateValue', day, { date: day, icon: null }, { date: day })
  },
  status(value, { labels = [] }, id) {
    const label = textOf(typeof value === 'object' ? object(value, id, 'label').label : value, id)
    if (!labels.includes(label)) throw wrong(id, 'This status label doesn\u2019t exist')
    return typed('StatusValue', label, { index: labels.indexOf(label) }, { label })
  },
  dropdown(value, { labels = [] }, id) {
    const chosen = object(value, id, 'labels').labels
    const known =
      Array.isArray(chosen) && chosen.length > 0 && chosen.every((l) => labels.includes(l))
    if (!known) throw wrong(id, `The dropdown label does not exist. Labels: ${labels.join(', ')}`)
    const ids = (chosen as string[]).map((label) => labels.indexOf(label) + 1)
    return typed('DropdownValue', (chosen as string[]).join(', '), { ids })
  },
}

const typenames = {
  text: 'TextValue',
  long_text: 'LongTextValue',
  email: 'EmailValue',
  phone: 'PhoneValue',
  date: 'DateValue',
  status: 'StatusValue',
  dropdown: 'DropdownValue',
}

function emptyValue(id: string, type: ColumnType): ColumnValue {
  const isLabel = type === 'status' || type === 'dropdown'
  const shown = isLabel ? null : ''
  return { __typename: typenames[type], id, type, text: shown, value: null, searched: '' }
}
