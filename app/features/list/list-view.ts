import { gatedDocuments } from '#content/gated-documents.ts'
import { interfaces } from '#content/interfaces.ts'
import { listWords } from '#content/list-words.ts'
import { tradeRules } from '#content/trade-rules.ts'
import { readMismatches } from '#domain/catalogue/mismatches.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { readList } from '#domain/deciding/list-change.ts'
import { unreadText } from '#domain/deciding/list-text.ts'
import { writeItems } from '#domain/deciding/list-items.ts'
import { listDocuments, type ListDocuments } from '#domain/deciding/list-documents.ts'
import { listTotals, type ListTotals } from '#domain/deciding/list-totals.ts'
import { mismatched, type MismatchedParts } from '#domain/deciding/mismatched.ts'
import { missing, type Missing } from '#domain/deciding/missing.ts'
import { numberedProduct } from '#domain/deciding/numbered-product.ts'
import { hasOpenContents } from '#domain/deciding/open-contents.ts'
import { isMarked, partsList, type ListLine } from '#domain/deciding/parts-list.ts'
import type { PastedLines } from '#domain/deciding/pasted-lines.ts'
import { paths } from '#app/lib/paths.ts'
import { definitions, listReader, numbersOf, type ListSite } from './list-sources.ts'

/** A parts list as its page shows it. */
export type ListView = {
  /** As `writeItems` writes them. */
  items: string
  lines: ListLine[]
  /** How many lines are not as they should be. */
  marked: number
  /** What was pasted and could not be read, and the heads of its table. */
  faults: PastedLines['faults']
  header?: string
  /** The column of a pasted table that quantities were taken from, as `PastedTable` has it. */
  quantityColumn?: string
  /** How many more lines there were. */
  left: number
  totals: ListTotals
  missing: Missing<Product>[]
  mismatched: MismatchedParts[]
  documents: ListDocuments
  /** Products of this company may comply with something. */
  complies: boolean
  /** False where part numbers could not all be read yet. */
  isWhole: boolean
}

const complies = tradeRules.compliance !== undefined
const mismatches = readMismatches(tradeRules)
const kinds = new Map(interfaces.map(({ name, kind }) => [name, kind]))
const places = new Set(interfaces.flatMap(({ name, kind }) => (kind === 'place' ? name : [])))

/** What an address asks to see; or the address that it has after what its form changes. */
export async function listView(
  site: ListSite,
  params: URLSearchParams,
): Promise<ListView | { address: string }> {
  const reader = await listReader(site)
  const numbers = numbersOf(site)
  const read = readList(params, (text) => numbers(text) !== undefined)
  await reader.lookAhead(read.items)
  const lines = partsList(read.items, reader, definitions)
  // As it was written where that asks otherwise: so it is told again by whoever opens the address.
  const items = writeItems(
    lines.map(({ partNumber, quantity, asked }) => ({
      partNumber: asked?.written ?? partNumber,
      quantity,
    })),
  )
  const { header, quantityColumn, left } = read
  if (!read.isSettled) {
    return { address: paths.listOf(items, unreadText(read), left, quantityColumn) }
  }
  return {
    items,
    lines,
    marked: lines.filter(isMarked).length,
    faults: read.faults,
    ...(header && { header }),
    ...(quantityColumn !== undefined && { quantityColumn }),
    left,
    totals: listTotals(lines),
    missing: missing(amountsOf(lines), {
      companions: site.companions,
      productOf: (number) => site.numbers(number)?.product,
      isPlace: (name) => places.has(name),
    }),
    mismatched: mismatched(numberedParts(lines), mismatches),
    documents: listDocuments(lines, site.numbers, {
      letterFiles: listWords.letterFiles ?? {},
      gated: gatedDocuments,
    }),
    complies,
    isWhole: reader.isWhole,
  }
}

/** Several numbers of a product are so many of it; of some nobody knows what is in their boxes. */
function amountsOf(lines: readonly ListLine[]) {
  const amounts = new Map<Product, { quantity: number; open: number }>()
  for (const { product, partNumber, quantity } of lines.filter(isOnSale)) {
    const before = amounts.get(product) ?? { quantity: 0, open: 0 }
    const isOpen = hasOpenContents(product, partNumber, definitions)
    amounts.set(product, {
      quantity: before.quantity + quantity,
      open: before.open + (isOpen ? quantity : 0),
    })
  }
  return [...amounts].map(([product, amount]) => ({ product, ...amount }))
}

/** Each number with its own ends, which may differ from those of its product. */
function numberedParts(lines: readonly ListLine[]) {
  return lines
    .filter(isOnSale)
    .map(
      ({ product, partNumber }) =>
        numberedProduct(product, partNumber, definitions, kinds)?.product ?? product,
    )
}

function isOnSale(line: ListLine): line is ListLine & { product: Product } {
  return line.product !== undefined && line.state !== 'withdrawn'
}
