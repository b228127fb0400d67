import { attributeTerms } from '../../../attribute-terms.ts'
import {
  attributeLookup,
  formatValue,
  formatValues,
} from '../../../../../domain/catalogue/attribute.ts'
import { readOrdering } from '../../../../../domain/catalogue/ordering.ts'
import type { Product } from '../../../../../domain/catalogue/product.ts'
import { numberValue } from './facts.ts'

export type Variant = {
  partNumber: string
  description: string
}

export type Ordering = {
  /** What the second column says of a part number: 'Length', 'Attenuation' … */
  variable: string
  variants: Variant[]
  /** What can be had otherwise, in the words of the product's own list. */
  options: string[]
}

const define = attributeLookup(attributeTerms)

/** The part numbers of a product's record, its own first; nothing is made up here. */
export function orderingOf(product: Product): Ordering {
  const { variants } = readOrdering(product)
  const options = optionsOf(product)
  if (!variants.length) return { ...ownNumber(product), options }
  const differing = [...new Set(variants.flatMap(({ attributes }) => Object.keys(attributes)))]
  const variable = differing.includes('length') ? lengthWord(product) : define(differing[0]!).label
  const rows = variants.map(({ partNumber, attributes }) => ({
    partNumber,
    description: differing
      .flatMap((key) => attributes[key] && formatValues(attributes[key], define(key).unit))
      .filter(Boolean)
      .join(', '),
  }))
  const series = {
    partNumber: product.partNumber,
    description: `The series; ${variable.toLowerCase()} follows`,
  }
  const hasOwn = rows.some(({ partNumber }) => partNumber === product.partNumber)
  return {
    variable,
    variants: hasOwn ? rows : [series, ...rows],
    options: options.filter(
      (option) => !rows.some(({ partNumber }) => option.includes(partNumber)),
    ),
  }
}

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
    variants: [{ partNumber, description: length === undefined ? name : formatValue(length, 'm') }],
  }
}

const lengthWords: Record<string, string> = {
  'Fiber Cable Assemblies': 'Length',
  'Fiber Patch Panels': 'Cable length',
  'Fiber Terminals & Closures': 'Tail length',
  'Fiber Distribution Frames': 'Tail length',
}
const lengthWord = ({ family }: Product) => lengthWords[family] ?? 'Lead length'
