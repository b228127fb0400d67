import { cardFields, familyOrder } from '../../../families.ts'
import { familySlug } from '../../../../../domain/catalogue/family.ts'
import type { Product } from '../../../../../domain/catalogue/product.ts'
import { escapeHtml } from '../../escape-html.ts'
import { has, label, value } from '../stock.ts'
import type { Stock } from '../stock.ts'

/** What a chapter says of its family before the tables. */
const openings: Record<string, string> = {
  'Fiber Cable Assemblies':
    'Cords, trunks, harnesses and drops. Every plug is measured with its own ferrule, and the serial number on the cord finds the record.',
  'Fiber Patch Panels':
    'From 24 ports with room for fingers to 432 fibers in one rack unit. Loss is stated from front to rear.',
  Cassettes:
    'One slot, one latch, one outline: MPO, splice, splitter and WDM cassettes stand side by side in the same tray.',
  'Fiber Terminals & Closures':
    'What is opened in rain and frost: closures, hardened terminals, hubs and boxes, sealed at the port.',
  'Fiber Splice Chassis':
    'Splices that come to the person: drawers, pages and books for single fibers and ribbons, up to 6,912 in one cabinet.',
  'Fiber Distribution Frames':
    'Frames in which every cord has one length and one path, so that records stay true for twenty years.',
  'Passive Optical Components':
    'Splitters, multiplexers, couplers, isolators and attenuators, with the worst case of band and temperature in one figure.',
  Photodetectors:
    'Silicon and InGaAs, from 20 GHz chips to 10 mm areas, with the dark current that your noise sum needs.',
  'Collimators & Probes':
    'Light out of the fiber and back into it: collimators, imaging probes and cannulae.',
  Lenses:
    'Gradient-index rods, aspheres, balls, cylinders and arrays. Where the company began in 1918.',
  Instruments: 'Meters, sources, OTDRs and scopes whose readings agree with one another.',
  Services:
    'Planning, installation, certification, restoration and courses. More than 2,000 technicians, our own and contracted, at nearly 300 locations.',
}

/** A chapter for each family: its top product in a picture, then a table for each kind. */
export function catalog(stock: Stock): string {
  const families = familyOrder
    .map((family) => ({
      family,
      products: stock.products.filter((product) => product.family === family),
    }))
    .filter(({ products }) => products.length)
  const contents = families.map(
    ({ family, products }) =>
      `<li><a href="#${familySlug(family)}">${escapeHtml(family)}</a><span>${products.length} products</span></li>`,
  )
  return `<section class="part"><h2>Contents</h2><div class="matter"><ol class="toc">${contents.join('')}<li><a href="#part-numbers">Index of part numbers</a><span>${stock.products.length} products</span></li></ol></div></section>${families.map((entry) => chapter(entry.family, entry.products, stock)).join('')}${index(stock.products)}`
}

function chapter(family: string, products: Product[], stock: Stock): string {
  const top = products[0]!
  const kinds = [...new Set(products.map(({ subFamily }) => subFamily))]
  const tables = kinds.map((kind) => {
    const members = products.filter(({ subFamily }) => subFamily === kind)
    return `<h3>${escapeHtml(kind)}</h3>${listing(family, members)}`
  })
  const img = stock.picture(top.image, 720, top.name)
  return `<section class="chapter" id="${familySlug(family)}"><header><div><h2>${escapeHtml(family)}</h2><p class="lede">${openings[family] ?? ''}</p></div><div>${img}${img ? `<p class="place">${escapeHtml(top.name)}, ${escapeHtml(top.partNumber)}</p>` : ''}</div></header>${told(top)}${more(products.slice(1, 4), stock)}${tables.join('')}</section>`
}

/** The figures that tell the products of a kind apart, five at most. */
function listing(family: string, products: Product[]): string {
  const wanted = [
    ...(cardFields[family] ?? []),
    'insertionLoss',
    'returnLoss',
    'operatingTemperature',
  ]
  const keys = [...new Set(wanted)]
    .filter((key) => products.some((product) => has(product, key)))
    .slice(0, 5)
  const rows = products.map(
    (product) =>
      `<tr><th scope="row">${escapeHtml(product.name)}</th><td class="nowrap">${escapeHtml(product.partNumber)}</td>${keys.map((key) => `<td>${escapeHtml(value(product, key))}</td>`).join('')}</tr>`,
  )
  return `<table class="listing"><thead><tr><th scope="col">Product</th><th scope="col">Part number</th>${keys.map((key) => `<th scope="col">${label(key)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function told({ sections }: Product): string {
  const [first] = sections
  return first
    ? `<p><strong>${escapeHtml(first.heading)}.</strong> ${escapeHtml(first.description)}</p>`
    : ''
}

function more(products: Product[], stock: Stock): string {
  const cells = products.map((product) => {
    const img =
      (product.image && stock.picture(product.image, 420, product.name)) ||
      '<div class="blank"></div>'
    return `<article>${img}<h3>${escapeHtml(product.name)}</h3><p>${escapeHtml(product.text)}</p><p class="part-number">${escapeHtml(product.partNumber)}</p></article>`
  })
  return cells.length === 3 ? `<div class="cards three one-row">${cells.join('')}</div>` : ''
}

function index(products: Product[]): string {
  const rows = products
    .filter(({ partNumber }) => partNumber)
    .sort((a, b) => a.partNumber.localeCompare(b.partNumber))
    .map(
      ({ partNumber, name, family }) =>
        `<tr><th scope="row" class="nowrap">${escapeHtml(partNumber)}</th><td>${escapeHtml(name)}</td><td>${escapeHtml(family)}</td></tr>`,
    )
  return `<section class="chapter" id="part-numbers"><h2>Index of part numbers</h2><table class="listing index"><thead><tr><th scope="col">Part number</th><th scope="col">Product</th><th scope="col">Family</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`
}
