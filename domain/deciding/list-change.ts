import {
  joinedItems,
  maxItems,
  mergedItems,
  piecesOf,
  readItems,
  type ListItem,
} from './list-items.ts'
import { readPasted, type PastedLines } from './pasted-lines.ts'
import { quantityIn } from './written-quantity.ts'

/** What a list's address and its form say; of lines from 1, in the order of `items`. */
export const listParameters = [
  'items',
  'page',
  'paste',
  'add',
  'swap',
  'remove',
  ...Array.from({ length: maxItems }, (_, i) => quantityField(i + 1)),
]

/** Those that change nothing. */
const stating = new Set(['items', 'page', 'whole', 'paste'])

export function quantityField(line: number): string {
  return `q${line}`
}

/** What a list's address says, after what its form changes. */
export type ReadList = PastedLines & {
  /** Nothing is changed: the address is that of the list as it stands. */
  isSettled: boolean
}

/**
 * Reads a list's address: its items, with other quantities (`q1=40`; 0 leaves a line out), one
 * removed (`remove=2`) or in another's place (`swap=2:NUMBER`), and what is added (`add=NUMBER:3`,
 * `paste=` lines). What could not be read stays in `faults`, as `paste` would have it.
 */
export function readList(
  params: URLSearchParams,
  isNumber: (written: string) => boolean,
): ReadList {
  const given = readItems(params.get('items') ?? '')
  const paste = params.get('paste') ?? ''
  const { kept, wrong } = withQuantities(given, params)
  const swapped = kept.map(({ line, item }) => swapIn(item, line, params.get('swap')))
  const removed = swapped.filter((_, i) => String(kept[i]!.line) !== params.get('remove'))
  // Numbers that come to be the same are one line.
  const { items, left } = joinedItems(mergedItems(removed), readItems(params.get('add') ?? ''))
  const beyond = piecesOf(params.get('items') ?? '').filter((item) => !has(given, item.partNumber))
  const unread = [...wrong, ...[...beyond, ...left].map(asRow), paste]
  const added = readPasted(unread.join('\n'), isNumber, items)
  const isChanged = [...params].some(([name]) => !stating.has(name))
  return { ...added, isSettled: !isChanged && unreadText(added) === normal(paste) }
}

/** What could not be read, as `paste` takes it again. */
export function unreadText({ faults }: Pick<PastedLines, 'faults'>): string {
  return faults.map(({ text }) => text).join('\n')
}

/** Each line with the quantity that the form gives it; one that is none leaves it, and is told. */
function withQuantities(given: readonly ListItem[], params: URLSearchParams) {
  const wrong: string[] = []
  const kept = given.flatMap((item, i) => {
    const line = i + 1
    const written = params.get(quantityField(line))?.trim()
    if (!written || written === String(item.quantity)) return { line, item }
    if (/^0+$/.test(written)) return []
    const quantity = quantityIn(written)
    if (typeof quantity === 'number') return { line, item: { ...item, quantity } }
    // Words beside a part in a row are its name, and would be one more of it.
    if (quantity) wrong.push(asRow({ ...item, quantity: written }))
    return { line, item }
  })
  return { kept, wrong }
}

function swapIn(item: ListItem, line: number, swap: string | null): ListItem {
  const [, at, number] = /^(\d+):(.+)$/s.exec(swap ?? '') ?? []
  return Number(at) === line && number ? { ...item, partNumber: number } : item
}

/** As a spreadsheet would have it. */
export const asRow = ({ partNumber, quantity }: { partNumber: string; quantity: number | string }) =>
  `${partNumber}\t${quantity}`

const has = (items: readonly ListItem[], partNumber: string) =>
  items.some((item) => item.partNumber.toUpperCase() === partNumber.toUpperCase())

const normal = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
