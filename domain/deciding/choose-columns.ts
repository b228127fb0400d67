import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { columnOf, type Column } from './column.ts'
import { maxCompared } from './compare-state.ts'

/** What a text may stand for: a product by its slug, or by one of its numbers. */
export type Meant = { product: Product; number?: string }

export type Reader = {
  /** The product or number that a text is; undefined for what is neither. */
  read: (text: string) => Meant | undefined
  /** What may have been meant by a text that is neither, best first. */
  guess: (text: string) => readonly Meant[]
}

export type Unknown = { asked: string; meant: Column[] }

/** What the texts of an address stand for. */
export type Chosen = {
  columns: Column[]
  unknown: Unknown[]
  /** What was left out, for more than the most. */
  beyond: Column[]
}

const guessed = 3

/** Each product or number once, in the order in which they were asked for. */
export function chooseColumns(
  asked: readonly string[],
  { read, guess }: Reader,
  definitions: ReadonlyMap<string, AttributeDefinition>,
): Chosen {
  const known = new Map<string, Column>()
  const unknown: Unknown[] = []
  const toColumn = ({ product, number }: Meant) => columnOf(product, number, definitions)
  for (const text of asked) {
    const meant = read(text)
    if (meant) {
      const column = toColumn(meant)
      if (!known.has(column.id)) known.set(column.id, column)
    } else if (!unknown.some((one) => one.asked === text)) {
      unknown.push({ asked: text, meant: guess(text).slice(0, guessed).map(toColumn) })
    }
  }
  const columns = [...known.values()]
  return { columns: columns.slice(0, maxCompared), unknown, beyond: columns.slice(maxCompared) }
}
