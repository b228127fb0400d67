import { attributeTerms } from '../../../attribute-terms.ts'
import { attributeLookup, formatValue } from '../../../../../domain/catalogue/attribute.ts'
import type { NumberPattern } from '../../../../../domain/catalogue/number-pattern.ts'
import {
  readOrdering,
  type Variant as RecordedVariant,
} from '../../../../../domain/catalogue/ordering.ts'
import { offered } from '../../../../../domain/catalogue/part-number.ts'
import type { Product } from '../../../../../domain/catalogue/product.ts'
import { numberValue } from './facts.ts'
import { inBothUnits } from './us-units.ts'

export type Variant = {
  partNumber: string
  description: string
  /** 'Stock', 'To order, 10 working days'; empty where nothing is recorded. */
  supply: string
}

/** How other numbers are made: the pattern, and what each open place takes. */
export type Grammar = { pattern: string; slots: { label: string; takes: string }[] }

export type Ordering = {
  /** What the second column says of a part number: 'Length', 'Attenuation' … */
  variable: string
  /** What the third column says, where variants have one. */
  supply?: string
  variants: Variant[]
  grammar?: Grammar
  /** What can be had otherwise, in the words of the product's own list. */
  options: string[]
}

const define = attributeLookup(attributeTerms)

/** The part numbers of a product's record, its own first; nothing is made up here. */
export function orderingOf(product: Product): Ordering {
  const { variants, pattern } = readOrdering(product)
  const grammar = pattern && !isSpelledOut(pattern, variants) ? grammarOf(pattern) : undefined
  const inMeters = pattern?.slots.some(({ unit, range }) => unit === 'm' && range)
  const options = optionsOf(product).filter((option) => !(inMeters && isLength.test(option)))
  if (!variants.length) return { ...ownNumber(product), options, ...(grammar && { grammar }) }
  const differing = [...new Set(variants.flatMap(({ attributes }) => Object.keys(attributes)))]
  const variable = differing
    .map((key) => (key === 'length' ? lengthWord(product) : define(key).label))
    .join(', ')
  const packs = new Set(variants.map(({ packQuantity }) => packQuantity))
  const pack = packs.size === 1 ? [...packs][0] : undefined
  const rows = variants.map(({ partNumber, attributes, ...supply }) => ({
    partNumber,
    description: differing
      .flatMap((key) => attributes[key] && inBothUnits(key, attributes[key]))
      .filter(Boolean)
      .join(', '),
    supply: supplyOf(supply, pack),
  }))
  const series = {
    partNumber: product.partNumber,
    description: differing.includes('description')
      ? 'The series'
      : `The series; ${variable.toLowerCase()} follows`,
    supply: '',
  }
  const hasOwn = rows.some(({ partNumber }) => partNumber === product.partNumber)
  const supplied = [
    pack && `in packs of ${pack}`,
    variants.some(({ leadDays }) => leadDays) && 'working days',
  ].filter(Boolean)
  return {
    variable,
    supply: supplied.length ? `Supply (${supplied.join(', ')})` : 'Supply',
    variants: hasOwn ? rows : [series, ...rows],
    ...(grammar && { grammar }),
    options: options.filter(
      (option) => !rows.some(({ partNumber }) => option.includes(partNumber)),
    ),
  }
}

/** 'Lengths from 0.3 to 200 m in steps of 0.1 m', which the pattern says as well. */
const isLength = /^(?:[A-Z]?[a-z]+ )?lengths? [^,;]*\bm\b|^(?:[A-Z]?[a-z]+ )?lengths?(?:,? \d+)+/i

/** True where the table has every number that a pattern of one slot can make. */
function isSpelledOut({ pattern, slots }: NumberPattern, variants: RecordedVariant[]): boolean {
  const [slot, second] = slots
  const numbers = new Set(variants.map(({ partNumber }) => partNumber))
  if (!slot || second || slot.range) return false
  return slot.values.every(({ code }) => numbers.has(pattern.replace(`{${slot.key}}`, code)))
}

/** The braces of a record are for programs; a reader sees what stands in the place. */
function grammarOf({ pattern, slots }: NumberPattern): Grammar {
  const labels = new Map(slots.map(({ key, label }) => [key, label]))
  return {
    pattern: pattern.replace(/\{([^{}]*)\}/g, (_, key: string) => `[${labels.get(key)}]`),
    slots: slots.map((slot) => ({ label: slot.label, takes: takesOf(slot) })),
  }
}

function takesOf(slot: NumberPattern['slots'][number]): string {
  const { mark, range } = slot
  // 2M5 is not read as 2.5 m by who has never seen it.
  return range && mark && range.step < 1
    ? `${offered(slot)}; ${mark} stands for the decimal point, 2${mark}5 for ${formatValue(2.5, slot.unit)}`
    : offered(slot)
}

function supplyOf(
  { stock, leadDays, packQuantity }: Pick<RecordedVariant, SupplyField>,
  pack: number | undefined,
): string {
  return [
    stock === 'stock' ? 'Stock' : 'To order',
    leadDays && formatValue(leadDays, 'days'),
    packQuantity !== pack && packQuantity && `pack of ${packQuantity}`,
  ]
    .filter(Boolean)
    .join(', ')
}

type SupplyField = 'stock' | 'leadDays' | 'packQuantity'

/** True for the list of a product that says how it can be ordered; the sheet shows it there. */
export function isOrderingList(heading: string): boolean {
  return /^ordering/i.test(heading)
}

function optionsOf(product: Product): string[] {
  return product.features
    .filter(({ heading }) => isOrderingList(heading))
    .flatMap(({ items }) => items)
}

function ownNumber(product: Product): Pick<Ordering, 'variable' | 'variants'> {
  const { partNumber, name } = product
  const length = numberValue(product, 'length')
  return {
    variable: length === undefined ? 'Description' : lengthWord(product),
    variants: [
      {
        partNumber,
        description: length === undefined ? name : inBothUnits('length', [length]),
        supply: '',
      },
    ],
  }
}

const lengthWords: Record<string, string> = {
  'Fiber Cable Assemblies': 'Length',
  'Fiber Patch Panels': 'Cable length',
  'Fiber Terminals & Closures': 'Tail length',
  'Fiber Distribution Frames': 'Tail length',
}
const lengthWord = ({ family }: Product) => lengthWords[family] ?? 'Lead length'
