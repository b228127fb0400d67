import type { AttributeDefinition, AttributeValue } from '#domain/catalogue/attribute.ts'
import { readCompliance, type Compliance } from '#domain/catalogue/compliance.ts'
import { openLastOrder } from '#domain/catalogue/lifecycle.ts'
import type { NumberedProduct } from '#domain/catalogue/number-reader.ts'
import { whyNot } from '#domain/catalogue/part-number.ts'
import { readPattern } from '#domain/catalogue/number-pattern.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { columnOf, type Column } from './column.ts'
import { maxQuantity, type ListItem } from './list-items.ts'

/** `series`: names many numbers, of which one has to be chosen. */
export type LineState = 'known' | 'series' | 'withdrawn' | 'unknown'

/** What a list says of one part number. Whatever nobody states is left out. */
export type ListLine = {
  state: LineState
  /** As the catalogue writes it; as it was written where nobody knows it. */
  partNumber: string
  quantity: number
  /** What was written in the place of the number, and in a sentence what that asked otherwise. */
  asked?: { written: string; note: string }
  product?: Product
  /** What may have been meant, or is to be ordered instead, best first. */
  instead: NumberedProduct[]
  /** Until when what is withdrawn can be ordered for systems in service; its day is to come. */
  lastOrder?: string
  /** Why a number that looks like one of a product cannot be ordered, in a sentence. */
  reason?: string
  stock?: 'stock' | 'order'
  /** Working days to dispatch. */
  leadDays?: number
  /** The number of pieces of which the quantity must be a multiple, where it is none. */
  packOf?: number
  /** Of one piece, in the unit of the catalogue's `weight`. */
  weight?: number
  compliance?: Compliance
}

export const isMarked = ({ state }: Pick<ListLine, 'state'>) => state !== 'known'

/** A number, and in a sentence what was written otherwise than it stands for. */
export type WrittenNumber = NumberedProduct & { note?: string }

export type ListReader = {
  /** Knows numbers in any case, those of products no longer made as well. */
  read: (written: string) => WrittenNumber | undefined
  /** What may have been meant by a number that is none, best first. */
  guess: (written: string) => readonly NumberedProduct[]
  /** True for what is no longer made. */
  isWithdrawn: (product: Product) => boolean
  successorOf: (product: Product) => Product | undefined
}

const guessed = 2
/** Reading what was meant takes the whole catalogue: an address of nonsense must not take more. */
const maxGuessed = 40

/** The lines of a list: each number once, recognized, or kept as it was written and marked. */
export function partsList(
  items: readonly ListItem[],
  reader: ListReader,
  definitions: ReadonlyMap<string, AttributeDefinition>,
): ListLine[] {
  const lines = new Map<string, ListLine>()
  let guesses = 0
  for (const { partNumber, quantity } of items) {
    const known = reader.read(partNumber)
    const number = known?.partNumber ?? partNumber
    const asked = known?.note ? { written: partNumber, note: known.note } : undefined
    const same = lines.get(number.toUpperCase())
    if (same) {
      same.quantity = Math.min(same.quantity + quantity, maxQuantity)
      if (asked) same.asked ??= asked
    } else {
      const line = known
        ? knownLine(known, reader, definitions)
        : unknownLine(partNumber, guesses++ < maxGuessed ? reader.guess(partNumber) : [])
      lines.set(number.toUpperCase(), {
        ...line,
        partNumber: number,
        quantity,
        ...(asked && { asked }),
      })
    }
  }
  return [...lines.values()].map(({ packOf, ...line }) =>
    packOf && line.quantity % packOf ? { ...line, packOf } : line,
  )
}

type Unnumbered = Omit<ListLine, 'partNumber' | 'quantity'>

function unknownLine(written: string, meant: readonly NumberedProduct[]): Unnumbered {
  const { pattern } = readPattern(meant[0]?.product.ordering)
  const isOfPattern =
    pattern && written.toUpperCase().startsWith(pattern.pattern.split('{')[0]!.toUpperCase())
  return {
    state: 'unknown',
    instead: meant.slice(0, guessed),
    ...(isOfPattern && { reason: whyNot(pattern, written) ?? '' }),
  }
}

function knownLine(
  { product, partNumber }: NumberedProduct,
  { isWithdrawn, successorOf }: ListReader,
  definitions: ReadonlyMap<string, AttributeDefinition>,
): Unnumbered {
  const column = columnOf(product, partNumber, definitions)
  const { compliance } = readCompliance(product.compliance)
  if (isWithdrawn(product)) {
    const successor = successorOf(product)
    const instead = successor?.partNumber
      ? [{ product: successor, partNumber: successor.partNumber }]
      : []
    const lastOrder = openLastOrder(product.lifecycle)
    return { state: 'withdrawn', product, instead, ...(lastOrder && { lastOrder }) }
  }
  const [variant] = column.isNumber ? column.variants : []
  const stock = variant?.stock ?? (column.choices.length ? 'order' : undefined)
  const weight = weightOf(column, definitions)
  return {
    state: isSeries(column) ? 'series' : 'known',
    product,
    instead: [],
    ...(stock && { stock }),
    ...(variant?.leadDays && { leadDays: variant.leadDays }),
    ...(variant?.packQuantity && { packOf: variant.packQuantity }),
    ...(weight !== undefined && { weight }),
    ...(compliance && { compliance }),
  }
}

/** A product's own number that is none of those that can be ordered. */
export function isSeries({ isNumber, variants, pattern }: Column): boolean {
  return !isNumber && (variants.length > 0 || pattern !== undefined)
}

/**
 * A record's weight is that of its own number. What differs in an amount, as lengths and ports do,
 * weighs otherwise, and what is not said of it is not made up; what differs in what it bears
 * weighs what its product does.
 */
function weightOf(
  { product, partNumber, attributes, variants, choices, isNumber }: Column,
  definitions: ReadonlyMap<string, AttributeDefinition>,
) {
  const own = product.attributes.weight
  const weight = single(attributes.weight)
  if (!isNumber) return variants.length ? undefined : weight
  if (attributes.weight !== own) return weight
  const [variant] = variants
  const weighing = (key: string) => !loads.has(definitions.get(key)?.unit ?? '')
  const differs = variant
    ? Object.entries(variant.attributes).flatMap(([key, values]) => (weighing(key) ? values : []))
    : choices.map((choice) => (/\d/.test(choice) ? 1 : choice))
  const isAmount = differs.some((value) => typeof value === 'number')
  return isAmount && partNumber !== product.partNumber ? undefined : weight
}

/** Units of what a thing bears, which is no part of it. */
const loads = new Set(['g', 'kg', 't', 'lb', 'N', 'kN', 'Pa', 'kPa', 'MPa', 'bar', 'mbar', 'psi'])

function single(values: readonly AttributeValue[] = []): number | undefined {
  const [value] = values
  if (values.length !== 1) return undefined
  if (typeof value !== 'object') return typeof value === 'number' ? value : undefined
  return value.typ ?? value.max ?? value.min
}
