import type { Product } from '../../../../../domain/catalogue/product.ts'
import type { KeyPart } from '../content/part-number-key.ts'
import { isOrderingList, type Grammar, type Ordering } from '../content/ordering.ts'
import type { PartGroup } from '../content/parts.ts'
import type { SpecificationGroup, SpecificationRow } from '../content/specification.ts'
import { escape, escapeList, escapeWords } from './escape.ts'

/** Each block is a section with a heading; `arrange.js` orders them by what the first page has room for. */
export function block(name: string, heading: string, body: string, keep = false): string {
  return `<section class="block${keep ? ' keep' : ''}" data-block="${name}"><h2>${escape(heading)}</h2>${body}</section>`
}

export function titleBlock(
  product: Pick<Product, 'family' | 'subFamily' | 'name' | 'text'>,
  keys: SpecificationRow[],
  picture: string | undefined,
): string {
  const facts = keys
    .map(({ label, value }) => `<div><dt>${escape(label)}</dt><dd>${escapeList(value)}</dd></div>`)
    .join('')
  const image = picture
    ? `<img src="${picture}" alt="${escape(product.name)}">`
    : placeholder(product.family)
  return `<section class="title" data-block="title"><div><p class="eyebrow">${escape([product.family, product.subFamily].filter(Boolean).join(', '))}</p><h1>${escapeWords(product.name)}</h1><p class="overview">${escape(product.text)}</p></div><figure class="picture">${image}</figure></section>
${facts && `<dl class="keys" data-block="keys">${facts}</dl>`}`
}

/** Where no picture exists yet: a frame with the company's line, so that the sheet keeps its shape. */
function placeholder(family: string): string {
  return `<svg viewBox="0 0 400 300" role="img" aria-label="No picture yet"><path d="M0 150h150c60 0 70-50 130-50h120M150 150c60 0 70 0 130 0h120M150 150c60 0 70 50 130 50h120" fill="none" stroke="#d9d9d2" stroke-width="2"/><text x="20" y="282" font-size="13" fill="#5d6166">${escape(family)}</text></svg>`
}

export function featuresBlock(product: Product): string {
  const lists = product.features.filter(({ heading }) => !isOrderingList(heading))
  if (!lists.length) return ''
  const [first, ...others] = lists as [Product['features'][number], ...Product['features']]
  if (others.length) {
    const columns = [first, ...others].map(
      (list, index) =>
        `<div><h2>${escape(list.heading || (index ? 'More' : 'Features'))}</h2>${items(list.items)}</div>`,
    )
    return `<section class="block keep" data-block="features"><div class="columns">${columns.join('')}</div></section>`
  }
  return block('features', first.heading || 'Features', columns(first.items), true)
}

/** A list in two columns where it has two items or more. */
const columns = (list: string[]) =>
  list.length < 2 ? items(list) : `<div class="columns">${halves(list).map(items).join('')}</div>`
export const items = (list: string[]) =>
  `<ul class="items">${list.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`

const halves = <T>(list: T[]) => [
  list.slice(0, Math.ceil(list.length / 2)),
  list.slice(Math.ceil(list.length / 2)),
]

export function sectionsBlock({ sections, family }: Product): string {
  const texts = sections.filter(({ heading, description }) => heading && description)
  if (!texts.length) return ''
  const body = texts.map(
    ({ heading, description }) =>
      `<div class="prose keep"><h3>${escape(heading)}</h3><p>${escape(description)}</p></div>`,
  )
  return block(
    'sections',
    family === 'Services' ? 'In practice' : 'Design',
    `<div class="columns${texts.length === 1 ? ' one' : ''}">${body.join('')}</div>`,
    true,
  )
}

export function specificationBlock(groups: SpecificationGroup[]): string {
  const bodies = groups.map(({ title, rows }, index) => {
    const head = `<tr class="group"><th scope="rowgroup" colspan="3">${escape(title)}</th></tr>`
    const [first = '', ...others] = rows.map(specificationRow)
    // A page may end within the last group, which is long, but not within a row of several lines.
    const between = index === groups.length - 1 ? '</tbody><tbody>' : ''
    return `<tbody>${head}${[first, ...others].join(between)}</tbody>`
  })
  return block(
    'specification',
    'Specifications',
    `<table class="specification"><colgroup><col class="parameter"><col class="value"><col></colgroup><thead><tr><th scope="col">Parameter</th><th scope="col">Value</th><th scope="col">Condition or standard</th></tr></thead>${bodies.join('')}</table>`,
  )
}

function specificationRow({ label, value, condition, more = [] }: SpecificationRow): string {
  const cells = (one: { value: string; condition: string }) =>
    `<td>${escapeList(one.value)}</td><td class="condition">${escapeList(one.condition)}</td>`
  const span = more.length ? ` rowspan="${more.length + 1}"` : ''
  return `<tr><th scope="row"${span}>${escape(label)}</th>${cells({ value, condition })}</tr>${more.map((one) => `<tr>${cells(one)}</tr>`).join('')}`
}

/** In two sizes: `arrange.js` keeps the small one where that brings the drawing to the first page. */
export function drawingBlock(heading: string, large: string, small: string, note: string): string {
  return block(
    'drawing',
    heading,
    `<div data-size="large">${large}</div><div data-size="small">${small}</div><p class="caption">${escape(note)}</p>`,
    true,
  )
}

export function orderingBlock(
  { variable, supply: heading = '', variants, grammar, options }: Ordering,
  key: KeyPart[] | undefined,
): string {
  const parts = key
    ?.map(
      ({ segment, meaning }) => `<div><dt>${escape(segment)}</dt><dd>${escape(meaning)}</dd></div>`,
    )
    .join('')
  const keyList = parts ? `<dl class="key">${parts}</dl>` : ''
  const long = variants.length > 6
  const isSupplied = variants.some(({ supply }) => supply)
  const table = (rows: Ordering['variants']) =>
    `<table><thead><tr><th scope="col">Part number</th><th scope="col">${escape(variable)}</th>${isSupplied ? `<th scope="col">${escape(heading)}</th>` : ''}</tr></thead><tbody>${rows.map(({ partNumber, description, supply }) => `<tr><th scope="row" class="part">${escape(partNumber)}</th><td>${escape(description)}</td>${isSupplied ? `<td class="light-text">${escape(supply)}</td>` : ''}</tr>`).join('')}</tbody></table>`
  const tables = long
    ? `<div class="columns">${halves(variants).map(table).join('')}</div>`
    : table(variants)
  const made = options.length ? `<h3 class="further">Made to order</h3>${columns(options)}` : ''
  const other = grammar ? grammarTable(grammar) : ''
  return block('ordering', 'Ordering', `${keyList}${tables}${other}${made}`, true)
}

function grammarTable({ pattern, slots }: Grammar): string {
  const rows = slots.map(
    ({ label, takes }) => `<tr><th scope="row">${escape(label)}</th><td>${escape(takes)}</td></tr>`,
  )
  return `<h3 class="further">Part numbers read ${escape(pattern)}</h3><table class="grammar"><tbody>${rows.join('')}</tbody></table>`
}

/** What fits, comes with and may be added, under one head. */
export function partsBlock(name: string, heading: string, groups: PartGroup[]): string {
  if (!groups.length) return ''
  const bodies = groups.map(({ title, rows, further }) => {
    const shown = rows.map(
      ({ partNumber, name, note }) =>
        `<tr><th scope="row" class="part">${escape(partNumber)}</th><td>${escape(name)}</td><td class="light-text">${escape(note)}</td></tr>`,
    )
    const rest = further
      ? `<tr><td colspan="3" class="light-text">and ${further} more on the product’s page</td></tr>`
      : ''
    return `<tbody><tr class="group"><th scope="rowgroup" colspan="3">${escape(title)}</th></tr>${shown.join('')}${rest}</tbody>`
  })
  return block(
    name,
    heading,
    `<table class="specification parts"><colgroup><col class="parameter"><col class="value"><col></colgroup>${bodies.join('')}</table>`,
  )
}

export type Related = {
  partNumber: string
  name: string
  facts: string
}

export function relatedBlock(related: Related[], subFamily: string): string {
  if (!related.length) return ''
  const rows = related.map(
    ({ partNumber, name, facts }) =>
      `<tr><th scope="row" class="part">${escape(partNumber)}</th><td>${escape(name)}</td><td class="light-text">${escape(facts)}</td></tr>`,
  )
  return block(
    'related',
    `Others of this type: ${subFamily}`,
    `<table><thead><tr><th scope="col">Part number</th><th scope="col">Product</th><th scope="col">In short</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    true,
  )
}

export function notesBlock(notes: string[]): string {
  return block(
    'notes',
    'Notes',
    `<ul class="small-print">${notes.map((note) => `<li>${escape(note)}</li>`).join('')}</ul>`,
    true,
  )
}

export function faqBlock(faq: Product['faq']): string {
  const asked = faq.filter(({ question, answer }) => question && answer)
  if (!asked.length) return ''
  const items = asked.map(
    ({ question, answer }) =>
      `<div class="prose keep"><h3>${escape(question)}</h3><p>${escape(answer)}</p></div>`,
  )
  return block('faq', 'Questions', `<div class="columns series">${items.join('')}</div>`)
}
