import {
  cutNumber,
  joinedItems,
  maxItems,
  mergedItems,
  piecesOf,
  readItems,
  type ListItem,
} from './list-items.ts'
import { asRow, noTable, quantityField, unreadText } from './list-text.ts'
import { maxPasted, readPasted, type PastedLines } from './pasted-lines.ts'
import { readQuantities } from './written-quantity.ts'

/** What a list's address and its form say; of lines from 1, in the order of `items`. */
export const listParameters = [
  'items',
  'paste',
  'left',
  'column',
  'add',
  'swap',
  'remove',
  ...Array.from({ length: maxItems }, (_, i) => quantityField(i + 1)),
]

/** Those that change nothing. */
const stating = new Set(['items', 'paste', 'left', 'column'])

/** In the characters of an address: what could not be read stays there, beside the list itself. */
const maxUnread = 4000

/** What a list's address says, after what its form changes. */
export type ReadList = PastedLines & {
  /** Nothing is changed: the address is that of the list as it stands. */
  isSettled: boolean
  /** Of what was pasted, the lines that nothing was made of and for which `faults` has no room. */
  left: number
}

/**
 * Reads a list's address: its items, with other quantities (`q1=40`; 0 leaves a line out), one
 * removed (`remove=2`) or in another's place (`swap=2:NUMBER`), and what is added (`add=NUMBER:3`,
 * `paste=` lines). What could not be read stays in `faults`, as `paste` would have it;
 * `column` names the column that quantities were taken from.
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
  const more = readItems(params.get('add') ?? '')
  const { items, left: refused } = joinedItems(mergedItems(removed), more)
  const listed = new Set(given.map(({ partNumber }) => partNumber.toUpperCase()))
  const beyond = piecesOf(params.get('items') ?? '').filter(
    ({ partNumber }) => !listed.has(partNumber.toUpperCase()),
  )
  const rows = [...wrong, ...[...beyond, ...refused].map(asRow)]
  const listedAgain = readPasted(rows.join('\n'), isNumber, items, noTable)
  const isChanged = [...params].some(([name]) => !stating.has(name))
  const column = isChanged ? undefined : (params.get('column') ?? undefined)
  const added = readPasted(paste, isNumber, listedAgain.items, column)
  const all = [...listedAgain.faults, ...added.faults]
  const faults = fitting({ ...added, faults: all })
  const left = all.length - faults.length + Math.max(0, paste.split(lineEnds).length - maxPasted)
  // Rows of a table are pasted with their heads or without.
  const isUnread = [unreadText({ faults }), unreadText({ ...added, faults })].some(
    (text) => normal(text) === normal(paste),
  )
  const isSettled = !isChanged && left === 0 && isUnread
  const leftBefore = /^\d{1,7}$/.exec(params.get('left') ?? '')
  return {
    ...added,
    ...(isSettled && column !== undefined && { quantityColumn: cutNumber(column) }),
    faults,
    isSettled,
    left: isSettled ? Number(leftBefore?.[0] ?? 0) : left,
  }
}

/** As many as an address has room for. */
function fitting({ faults, header = '' }: PastedLines): PastedLines['faults'] {
  let room = maxUnread - encodeURIComponent(header).length
  const beyond = faults.findIndex(({ text }) => (room -= encodeURIComponent(text).length + 3) < 0)
  return beyond < 0 ? faults : faults.slice(0, beyond)
}

/** Each line with the quantity that the form gives it; one that is none leaves it, and is told. */
function withQuantities(given: readonly ListItem[], params: URLSearchParams) {
  const wrong: string[] = []
  const kept = given.flatMap((item, i) => {
    const line = i + 1
    const written = params.get(quantityField(line))?.trim()
    if (!written || written === String(item.quantity)) return { line, item }
    if (/^0+$/.test(written)) return []
    const quantity = readQuantities.quantityIn(written)
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

const lineEnds = /[\r\n]+/

const normal = (text: string) =>
  text
    .split(lineEnds)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
