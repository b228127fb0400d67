import { formatDay } from '#domain/texts/days.ts'
import * as locale from '#texts/locale.ts'

/** What a page says under one heading. */
export type PageSection = {
  heading: string
  /** Each can be quoted alone: a paragraph, an item of a list, a row of a table, an answer. */
  lines: readonly string[]
  /** The heading is a question, which the lines answer. */
  isQuestion?: true
}

type Fields = Readonly<Record<string, unknown>>

/** Fields that name a heading, in this order. Any other field is text below it. */
const headingFields = ['heading', 'name', 'title', 'label', 'headline']
/** A record with one of these leads elsewhere: its label says nothing of this page. */
const linkFields = ['to', 'mail', 'call'] as const
/** Fields that no visitor reads as text. */
const hiddenFields = new Set([
  'alt',
  'columns',
  'families',
  'file',
  'films',
  'image',
  'imageAlt',
  'kind',
  'parent',
  'picture',
  'published',
  'source',
  'updated',
])
/** An address, the path of a stored file, or the name of a product or a form. */
const address = /^\S*\/\S*$|^\S+\.\w{2,4}$|^(?=.*[a-z])[a-z\d-]+$/
const mailAddress = /^\S+@\S+$/
/** A path of an SVG drawing: 'M4 48h88'. */
const drawing = /^M-?[\d.]+[ ,]-?[\d.]+[HVLCSQTAZM][HVLCSQTAZM\d\s.,-]*$/i
const isoDay = /^\d{4}-\d\d(?:-\d\d)?$/
/** A list of longer texts is one of sentences. */
const maxShortText = 40

/**
 * What a record of a page says, section by section. `isOther` tells the records of other pages, which
 * it may refer to.
 */
export function sectionsOfRecord(
  record: unknown,
  isOther: (value: unknown) => boolean = () => false,
): PageSection[] {
  return sectionsUnder('', record, isOther)
}

function sectionsUnder(
  above: string,
  value: unknown,
  isOther: (value: unknown) => boolean,
): PageSection[] {
  if (typeof value !== 'object' || value === null || isOther(value)) return []
  if (Array.isArray(value))
    return value.every((part) => typeof part === 'string')
      ? sectionOf(above, value)
      : joined(value.flatMap((part) => sectionsUnder(above, part, isOther)))
  const fields = value as Fields
  if (isLink(fields)) return []
  const { question, answer } = fields
  if (typeof question === 'string' && typeof answer === 'string')
    return [{ heading: question, lines: [answer], isQuestion: true }]
  const heading = headingOf(fields)
  const texts = Object.entries(fields).flatMap(([name, part]) => shortText(name, part, fields))
  const isItem = heading && typeof fields.heading !== 'string'
  const line = isItem && texts.length ? sayItem(heading, texts) : texts.reduce(append, '')
  return joined([
    ...sectionOf(isItem ? above : heading || above, line ? [line] : []),
    ...rowsOf(fields, heading || above),
    ...Object.entries(fields).flatMap(([name, part]) =>
      hiddenFields.has(name) || isTable(part) || shortText(name, part, fields).length
        ? []
        : sectionsUnder(heading || above, part, isOther),
    ),
  ])
}

/** A file says what it is by a note. */
const isLink = (fields: Fields): boolean =>
  linkFields.some((name) => typeof fields[name] === 'string') ||
  (typeof fields.file === 'string' && typeof fields.note !== 'string')

/** 'Head office: 9 to 5; Main Street 1', and '47% of all lines are fiber'. */
const sayItem = (name: string, texts: readonly string[]): string =>
  /^\p{Ll}/u.test(name)
    ? `${texts.reduce(append, '')} ${name}`
    : `${name}: ${texts.reduce(append, '')}`

const append = (text: string, next: string): string =>
  text ? `${text}${/[.!?:]$/.test(text) ? '' : ';'} ${next}` : next

const headingOf = (fields: Fields): string => {
  const name = headingFields.find((field) => typeof fields[field] === 'string')
  return name ? (fields[name] as string) : ''
}

/** What a field says in a few words; nothing where it holds records, or what nobody reads. */
function shortText(name: string, value: unknown, fields: Fields): string[] {
  if (hiddenFields.has(name)) return []
  if (typeof value === 'number' && name === 'value')
    return [
      `${textIn(fields.prefix)}${value.toLocaleString(locale.locale)}${textIn(fields.suffix)}`,
    ]
  if (Array.isArray(value))
    return value.length && value.every((part) => typeof part === 'string' && isShort(part))
      ? [value.join(', ')]
      : []
  if (typeof value !== 'string' || value === headingOf(fields)) return []
  if (name === 'prefix' || name === 'suffix') return []
  if (drawing.test(value)) return []
  if (address.test(value) && name !== 'url' && !mailAddress.test(value)) return []
  return [isoDay.test(value) ? formatDay(value) : value].filter(Boolean)
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
const isShort = (text: string) => text.length <= maxShortText && !/[.!?]$/.test(text)

const isTable = (value: unknown): value is unknown[][] =>
  Array.isArray(value) && value.length > 0 && value.every(Array.isArray)

/** The rows of a table, each with what its columns are called. */
function rowsOf({ columns, rows, caption }: Fields, heading: string): PageSection[] {
  if (!isTable(rows)) return []
  const names = Array.isArray(columns) ? columns.map(String) : []
  return sectionOf(
    textIn(caption) ? `${heading}: ${textIn(caption)}` : heading,
    rows.map((cells) => sayRow(names, cells.map(String))),
  )
}

/** 'A1: Radius 15 mm, Turns 10'; of two columns the second needs no name. */
export function sayRow(
  columns: readonly string[],
  [first = '', ...cells]: readonly string[],
): string {
  const names = cells.length > 1 ? columns.slice(1) : []
  const parts = cells.flatMap((cell, at) =>
    /[^\s–-]/.test(cell) ? [names[at], cell].filter(Boolean).join(' ') : [],
  )
  return [first, parts.join(', ')].filter(Boolean).join(': ')
}

const sectionOf = (heading: string, lines: readonly string[]): PageSection[] =>
  lines.length ? [{ heading, lines }] : []

/** Neighbors under one heading are one section. */
function joined(sections: readonly PageSection[]): PageSection[] {
  const all: PageSection[] = []
  for (const section of sections) {
    const last = all.at(-1)
    if (last?.heading === section.heading && !section.isQuestion)
      all[all.length - 1] = { ...last, lines: [...last.lines, ...section.lines] }
    else all.push(section)
  }
  return all
}
