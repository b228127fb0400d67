import type { Product } from '../../../../domain/catalogue/product.ts'
import { entriesInShort, sizeRow } from './content/dimensions.ts'
import { matesWith } from './content/parts.ts'
import { keyRows, inShort } from './content/related.ts'
import { notesOf } from './content/notes.ts'
import { orderingOf } from './content/ordering.ts'
import { partNumberKey } from './content/part-number-key.ts'
import { isService } from './content/service.ts'
import { specificationOf } from './content/specification.ts'
import { drawingOf } from './drawings/index.ts'
import { renderDrawing } from './drawings/sheet.ts'
import {
  drawingBlock,
  faqBlock,
  featuresBlock,
  notesBlock,
  orderingBlock,
  partsBlock,
  relatedBlock,
  sectionsBlock,
  specificationBlock,
  titleBlock,
} from './html/blocks.ts'
import { renderPage } from './html/page.ts'
import { productSheetBlocks } from './html/product-sheet.ts'
import { serviceSheetBlocks } from './html/service-sheet.ts'
import type { SheetPlan } from './plan.ts'

export type RenderedSheet = {
  html: string
  /** Blocks in their normal order, and those that may move up to fill the first page. */
  order: string[]
  flexible: string[]
  /** Blocks that are shown only where they take no page more. */
  optional: string[]
}

/** The HTML of a sheet. `picture` is a data URL. */
export function renderSheet(
  plan: SheetPlan,
  issue: { revision: string; date: string },
  picture: string | undefined,
): RenderedSheet {
  const { product, type } = plan
  const data = type === 'data sheet'
  const name = !data && plan.members.length > 1 ? seriesName(plan) : product.name
  const frame = {
    ...issue,
    name,
    title: `${name} ${type}`,
    kind: data ? 'Data sheet' : 'Product sheet',
    partNumber: data || plan.members.length === 1 ? product.partNumber : '',
    slug: product.slug,
  }
  const [blocks, order] = !data
    ? [productSheetBlocks(plan, name, picture), productOrder]
    : isService(product)
      ? [serviceSheetBlocks(plan, picture), serviceOrder]
      : [dataSheetBlocks(plan, picture), dataOrder]
  return { html: renderPage(frame, blocks), ...order }
}

const dataOrder = {
  order: [
    'title',
    'keys',
    'features',
    'drawing',
    'sections',
    'specification',
    'ordering',
    'parts',
    'mates',
    'related',
    'faq',
    'notes',
  ],
  flexible: ['drawing', 'sections'],
  optional: ['mates', 'faq', 'related'],
}
const serviceOrder = {
  order: ['title', 'scope', 'terms', 'lists', 'sections', 'standards', 'faq', 'related'],
  flexible: ['lists', 'sections', 'standards'],
  optional: ['related'],
}
const productOrder = {
  order: ['title', 'keys', 'features', 'sections', 'series', 'faq', 'specification'],
  flexible: ['sections'],
  optional: [],
}

/** What the names of the series have in common, 'VMT multiport series'; else the type. */
function seriesName({ members, product }: SheetPlan): string {
  const names = members.map(({ name }) => name)
  const [first = ''] = names
  let length = 0
  while (length < first.length && names.every((name) => name[length] === first[length])) length++
  const common = first
    .slice(0, length)
    .replace(/[\s,]*[^\s,]*$/, (end) => (/^[A-Z]{3,}$/.test(end) ? end : ''))
  if (!common) return product.subFamily || product.name
  return /^[A-Z]{3}/.test(common) ? `${common} series` : common
}

function dataSheetBlocks(
  { product, kind, related, parts }: SheetPlan,
  picture: string | undefined,
): string[] {
  const [mates, besides] = [true, false].map((mating) =>
    parts.filter(({ title }) => (title === matesWith) === mating),
  )
  return [
    titleBlock(product, keyRows(product, 6), picture),
    featuresBlock(product),
    drawing(product, kind),
    sectionsBlock(product),
    specificationBlock(specificationOf(product)),
    orderingBlock(orderingOf(product), partNumberKey(product)),
    partsBlock('parts', 'What fits and what belongs to it', besides!),
    partsBlock('mates', 'Plugs and ports that mate', mates!),
    relatedBlock(
      related.map((other) => ({
        partNumber: other.partNumber,
        name: other.name,
        facts: inShort(other),
      })),
      product.subFamily,
    ),
    faqBlock(product.faq),
    notesBlock(notesOf(product)),
  ].filter(Boolean)
}

function drawing(product: Product, kind: string): string {
  const found = drawingOf(product, kind)
  if (!found) return ''
  const micrometers = found.views.some(({ label }) => label.includes('µm'))
  const lead = found.schematic
    ? 'Schematic, not to scale.'
    : `Dimensions in ${micrometers ? 'µm' : 'mm'}, nominal.`
  const title = `Line drawing of ${product.name}`
  const size = sizeRow(product)
  const entries = entriesInShort(product)
  const outer = size ? `${size.label} ${size.value}.` : ''
  return drawingBlock(
    found.schematic ? 'Drawing' : 'Dimensions',
    renderDrawing(found, title),
    renderDrawing(found, title, 'small'),
    [lead, outer, entries && `Cable entries: ${entries}.`, found.note].filter(Boolean).join(' '),
  )
}
