import { documentInserts } from '../../documents/inserts.ts'
import { escapeHtml } from '../escape-html.ts'
import { insertedHtml } from './inserted-html.ts'
import { inline } from './markdown.ts'
import { has, label, value } from './stock.ts'
import type { Stock } from './stock.ts'
import { eachInBothUnits, inBothUnits } from '../../../../domain/documents/both-units.ts'
import type { Product } from '../../../../domain/catalogue/product.ts'

/** What tables of products may show, most useful to an installer first. */
const figures = [
  'ports',
  'spliceCapacity',
  'ribbonCapacity',
  'fiberCount',
  'rackUnits',
  'splitRatio',
  'couplingRatio',
  'wdmChannels',
  'insertionLoss',
  'cableDiameter',
  'cableEntries',
  'focalLength',
  'activeDiameter',
  'wavelength',
  'depth',
  'width',
  'height',
  'ingressProtection',
  'operatingTemperature',
  'serviceScope',
  'responseTime',
]

/** Answers the `{{name argument}}` lines of the document at `file`. */
export function inserter(stock: Stock, file: string): (name: string, argument: string) => string {
  return (name, argument) => {
    const drawing = documentInserts.drawings[name]
    if (drawing) return figure(drawing, argument)
    const insert = documentInserts.inserts[name]
    if (insert) {
      const figureOf = (product: Product, key: string) =>
        has(product, key) ? value(product, key) : undefined
      return insert(argument, { products: stock.naming(file), figure: figureOf })
        .map((block) => insertedHtml(eachInBothUnits(block, documentInserts.units)))
        .join('')
    }
    switch (name) {
      case 'products':
        return productTable(stock.naming(file), argument)
      case 'listing':
        return productTable(
          argument.split(/\s+/).map((slug) => stock.product(slug)),
          '',
        )
      case 'cards':
        return cards(
          argument.split(/\s+/).map((slug) => stock.product(slug)),
          stock,
        )
      case 'picture':
        return picture(stock, argument)
      default:
        throw new Error(`${file}: nothing is called {{${name}}}`)
    }
  }
}

/** `key=value` pairs before the bar, the caption after it. */
function figure(draw: (options: Record<string, string>) => string, argument: string): string {
  const [given = '', caption = ''] = argument.split('|')
  const options: Record<string, string> = {}
  for (const [, key, quoted, plain] of given.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g))
    options[key!] = quoted ?? plain ?? ''
  const text = caption.trim()
  const svg = draw(options).replace(
    '<svg ',
    `<svg role="img" aria-label="${escapeHtml(text.replace(/\*/g, ''))}" `,
  )
  return `<figure>${svg}<figcaption>${inline(text)}</figcaption></figure>`
}

function picture(stock: Stock, argument: string): string {
  const [name = '', caption = ''] = argument.split('|').map((part) => part.trim())
  const img = stock.picture(`productImages/${name}.webp`, 900, caption)
  return img
    ? `<figure class="picture">${img}<figcaption>${inline(caption)}</figcaption></figure>`
    : ''
}

/** The products that a document covers, with the figures that tell them apart. */
function productTable(products: Product[], wanted: string): string {
  const keys = (wanted ? wanted.split(/\s+/) : figures).filter(
    (key) =>
      products.filter((product) => has(product, key)).length > (wanted ? 0 : products.length / 5),
  )
  // A list of entries says the diameter of each.
  const telling = keys.filter((key) => key !== 'cableDiameter' || !keys.includes('cableEntries'))
  const most = wanted ? telling : telling.slice(0, 6)
  if (!wanted && keys.includes('operatingTemperature') && !most.includes('operatingTemperature'))
    most.splice(5, 1, 'operatingTemperature')
  const rows = products.map(
    (product) =>
      `<tr><th scope="row">${escapeHtml(product.name)}</th><td class="nowrap">${escapeHtml(product.partNumber)}</td>${most.map((key) => cell(product, key)).join('')}</tr>`,
  )
  return `<table><thead><tr><th scope="col">Product</th><th scope="col">Part number</th>${most.map((key) => `<th scope="col">${label(key)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** Kinds of entries stand one below another, and so do both units of a figure. */
function cell(product: Product, key: string): string {
  const text = escapeHtml(value(product, key))
  if (key === 'cableEntries') return `<td class="entries">${text.replaceAll('; ', '<br>')}</td>`
  const both = inBothUnits(text, documentInserts.units)
  const [, metric, second] = /^(.+) (\([^()]+\))$/.exec(both) ?? []
  const lines = metric && second ? [metric, second].map(unbroken) : [both]
  return `<td>${lines.join('<br>')}</td>`
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

function cards(products: Product[], stock: Stock): string {
  const each = products.map((product) => {
    const img =
      (product.image && stock.picture(product.image, 560, product.name)) ||
      '<div class="blank"></div>'
    return `<article>${img}<h3>${escapeHtml(product.name)}</h3><p>${escapeHtml(product.text)}</p><p class="part-number">${escapeHtml(product.partNumber)}</p></article>`
  })
  return `<div class="cards${each.length % 3 === 0 ? ' three' : ''}${each.length <= 3 ? ' one-row' : ''}">${each.join('')}</div>`
}
