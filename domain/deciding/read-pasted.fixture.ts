import { readPasted } from './pasted-lines.ts'

/** What a text asks for: '12 QB-15'. For tests. */
export const askedFor = (text: string, isNumber: (text: string) => boolean) =>
  asked(readPasted(text, isNumber).items)

/** Reads lines where these part numbers exist. For tests. */
export function readerOf(...numbers: string[]) {
  const known = new Set(numbers)
  const isNumber = (text: string) => known.has(text.toUpperCase())
  const all = (lines: string[]) => readPasted(lines.join('\n'), isNumber)
  return {
    isNumber,
    /** '12 QB-15', and of a line that is none its fault: 'unclear: QB-15,1.000'. */
    read: (...lines: string[]) => {
      const { items, faults } = all(lines)
      return [...asked(items), ...faults.map(({ text, fault }) => `${fault}: ${text}`)]
    },
    /** The column that has the quantities. */
    column: (...lines: string[]) => all(lines).quantityColumn,
  }
}

const asked = (items: { partNumber: string; quantity: number }[]) =>
  items.map(({ partNumber, quantity }) => `${quantity} ${partNumber}`)
