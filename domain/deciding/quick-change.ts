import { fitting, readList } from './list-change.ts'
import { asRow, unreadText } from './list-text.ts'
import { amounts, keyOf } from './unread-items.ts'
import { readItems, type ListItem } from './list-items.ts'
import { takePasted, type PastedLines, type SeenLine } from './pasted-lines.ts'

/** What is known of a list beside its items. */
export type QuickState = {
  /** The lines that its form was given to be mended, and the heads of their table. */
  faults: PastedLines['faults']
  header?: PastedLines['header']
  /**
   * Lines that were pasted, and are still to be read by somebody who knows parts: until then the
   * items have them as they seem.
   */
  unread: readonly SeenLine[]
}

/** What a list is after a change that is answered before anybody who knows parts was asked. */
export type QuickChange = QuickState & {
  items: ListItem[]
  /** Of each line before where it stands now, from 1; undefined for one that was removed. */
  places: (number | undefined)[]
  /** Where lines stand that were not on the list before, or had another number. */
  fresh: number[]
}

/**
 * Reads what a list’s form sends: its quantities, removals, numbers in the place of others, and
 * what is added. Undefined where it asks for a quantity that is none, for what may be a table, or for
 * more than fits: then the whole of it is the server’s.
 */
export function quickChange(params: URLSearchParams, before: QuickState): QuickChange | undefined {
  const asks = new URLSearchParams(params)
  asks.delete('paste')
  const given = readItems(asks.get('items') ?? '')
  const changed = readList(
    asks,
    () => true,
    (text, isNumber, onto) => takePasted(text, isNumber, onto),
  )
  if (changed.faults.length) return undefined
  const unread = stillUnread(before.unread, given, changed.items)
  const read = pasted(params.get('paste') ?? '', before, changed.items)
  if (!read) return undefined
  const { items, faults, header, seen, isUnsure } = read
  if (fitting(read).length < faults.length) return undefined
  if (isUnsure || (seen.length > 0 && !seen.some(({ item }) => item))) return undefined
  const [, swapped, number = ''] = /^(\d+):(.+)$/s.exec(params.get('swap') ?? '') ?? []
  const place = new Map(items.map((item, i) => [keyOf(item), i + 1]))
  const known = new Set(given.map(keyOf))
  return {
    items,
    faults,
    ...(header && { header }),
    unread: [...unread, ...seen.map(byItself)],
    places: given.map((item, i) =>
      place.get(i + 1 === Number(swapped) ? number.toUpperCase() : keyOf(item)),
    ),
    fresh: items.flatMap((item, i) => (known.has(keyOf(item)) ? [] : i + 1)),
  }
}

/** In front of others, words alone would be taken for their heading. */
const byItself = (line: SeenLine): SeenLine =>
  line.item && !/\d/.test(line.text) ? { ...line, text: asRow(line.item) } : line

/** As they were, lines to be mended ask for nothing. Undefined of what may be a table. */
function pasted(
  paste: string,
  { faults, header }: QuickState,
  items: ListItem[],
): ReturnType<typeof takePasted> | undefined {
  if (linesOf(paste) === linesOf(unreadText({ faults, header })))
    return { items, faults, header, seen: [], isUnsure: false }
  if (linesOf(paste).split('\n').some(mayBeTableRow)) return undefined
  const numbers = new Set(items.map(keyOf))
  return takePasted(paste, (text) => numbers.has(text.toUpperCase()), items)
}

/** What was said of a line since stands in the place of what was written. */
function stillUnread(
  unread: readonly SeenLine[],
  before: readonly ListItem[],
  after: readonly ListItem[],
): SeenLine[] {
  const [was, is] = [amounts(before), amounts(after)]
  const open = amounts(unread.flatMap(({ item }) => item ?? []))
  const said = new Set<string>()
  return unread.flatMap((line) => {
    if (!line.item) return line
    const key = keyOf(line.item)
    const quantity = is.get(key)
    if (quantity !== undefined && quantity === was.get(key)) return line
    // Of a line that stood there before, the items say it; several of one number become one.
    if (quantity === undefined || was.get(key) !== open.get(key) || said.has(key)) return []
    said.add(key)
    const item = { ...line.item, quantity }
    return { text: asRow(item), item }
  })
}

/** Has a delimiter, and more cells than a part and its quantity with a tab between them. */
const mayBeTableRow = (line: string) =>
  /[;|,]/.test(line) || (line.includes('\t') && !/^(?:[^\t]*\t\d+|\d+\t[^\t]*)$/.test(line))

/** Forms write line ends as networks do. */
const linesOf = (text: string) => text.replaceAll('\r\n', '\n').trim()
