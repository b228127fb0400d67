import { soundText } from '#domain/texts/sound-text.ts'

/** A part number as it was written, and how many of it. */
export type ListItem = { partNumber: string; quantity: number }

export const maxItems = 200
export const maxQuantity = 999_999
/** The longest built numbers have half as many characters. */
export const maxNumberLength = 60

/**
 * Items as they stand in an address: `VALVE-12:40,HOSE-3M:2`, a quantity of one left out or not.
 * What is no quantity belongs to the number; a number that comes twice is one item of both.
 */
export function readItems(text: string): ListItem[] {
  return mergedItems(piecesOf(text))
}

/** The same one by one, however many they are. */
export function piecesOf(text: string): ListItem[] {
  return text.split(',').flatMap((piece) => {
    const [, written = '', digits = '1'] = /^(.*?)(?::(\d+))?$/s.exec(piece) ?? []
    const partNumber = cutNumber(unescaped(written))
    const quantity = Math.min(Number(digits), maxQuantity)
    return partNumber && quantity > 0 ? { partNumber, quantity } : []
  })
}

/** Without half of a character at its end: no address can be made of that. */
export const cutNumber = (written: string): string =>
  soundText(written.trim().slice(0, maxNumberLength)).trim()

/** Each number once, with the quantities of all that are it; no more than a list can hold. */
export const mergedItems = (items: readonly ListItem[]): ListItem[] => joinedItems([], items).items

/** One list with all of another that it can hold, and what of the other is `left` out. */
export function joinedItems(
  items: readonly ListItem[],
  added: readonly ListItem[],
): { items: ListItem[]; left: ListItem[] } {
  const joined = new Map(items.map((item) => [item.partNumber.toUpperCase(), item]))
  const left: ListItem[] = []
  for (const item of added) {
    const key = item.partNumber.toUpperCase()
    const known = joined.get(key)
    const quantity = (known?.quantity ?? 0) + item.quantity
    if (quantity > maxQuantity || (!known && joined.size === maxItems)) left.push(item)
    else joined.set(key, { partNumber: known?.partNumber ?? item.partNumber, quantity })
  }
  return { items: [...joined.values()], left }
}

/** As `readItems` reads them; made for a query, where it need not be encoded again. */
export function writeItems(items: readonly ListItem[]): string {
  return items
    .map(({ partNumber, quantity }) => {
      // Once for what parts items, once for the address.
      const number = partNumber.replace(/[%,:]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
      return `${encodeURIComponent(number)}:${quantity}`
    })
    .join(',')
}

function unescaped(number: string): string {
  return number.replace(/%(25|2c|3a)/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )
}
