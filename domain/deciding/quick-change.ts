import { readList, unreadText } from './list-change.ts'
import { readItems, type ListItem } from './list-items.ts'
import type { PastedLines } from './pasted-lines.ts'

/** What quantities and removals leave of a list, for which nobody has to know a part. */
export type QuickChange = {
  items: ListItem[]
  /** Of each line before where it stands now, from 1; undefined for one that was removed. */
  places: (number | undefined)[]
}

/**
 * Reads what a list’s form sends; undefined where it asks for more, or for a quantity that is
 * none. `faults` are the lines that the form was given to be mended: as they were, they ask for
 * nothing.
 */
export function quickChange(
  params: URLSearchParams,
  faults: PastedLines['faults'],
): QuickChange | undefined {
  const asks = new URLSearchParams(params)
  asks.delete('paste')
  if (asks.has('add') || asks.has('swap')) return undefined
  if (linesOf(params.get('paste') ?? '') !== linesOf(unreadText({ faults }))) return undefined
  const given = readItems(asks.get('items') ?? '')
  const { items, faults: wrong } = readList(asks, () => true)
  if (wrong.length) return undefined
  const place = new Map(items.map(({ partNumber }, i) => [partNumber, i + 1]))
  return { items, places: given.map(({ partNumber }) => place.get(partNumber)) }
}

/** Forms write line ends as networks do. */
const linesOf = (text: string) => text.replaceAll('\r\n', '\n').trim()
