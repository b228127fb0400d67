import { formatValue } from '#domain/catalogue/attribute.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { numberValues } from './facts.ts'

export interface Variant {
  partNumber: string
  description: string
}

export interface Ordering {
  /** What the second column says of a part number: 'Length', 'Attenuation' … */
  variable: string
  variants: Variant[]
  /** What can be had otherwise, in the words of the product's own list. */
  options: string[]
}

/**
 * The part numbers that a product's data supports: one for each stocked length or value, else
 * the product's own, then those that its ordering options spell out. Nothing is invented.
 */
export function orderingOf(product: Product): Ordering {
  const options = optionsOf(product)
  const named = options.map(namedVariant).filter((variant) => variant !== undefined)
  const { variable, variants } = stocked(product)
  const known = new Set(variants.map(({ partNumber }) => partNumber))
  return {
    variable,
    variants: [...variants, ...named.filter(({ partNumber }) => !known.has(partNumber))],
    options: options.filter((option) => !namedVariant(option)),
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

/** 'VAD1-12-E: empty, twelve blanks' and '1×4 splitter with four ports, VMT-4HSC-S4-A'. */
function namedVariant(option: string): Variant | undefined {
  const lead = /^(V[A-Z0-9]+(?:-[A-Z0-9]+)+): (.+)$/.exec(option)
  if (lead) return { partNumber: lead[1]!, description: capital(lead[2]!) }
  const tail = /^(.+), (V[A-Z0-9]+(?:-[A-Z0-9]+)+)$/.exec(option)
  return tail ? { partNumber: tail[2]!, description: capital(tail[1]!) } : undefined
}

function stocked(product: Product): { variable: string; variants: Variant[] } {
  const { partNumber } = product
  const lengths = numberValues(product, 'length')
  const losses = numberValues(product, 'attenuation')
  // Two values of a variable attenuator are the ends of its range, not parts.
  if (losses.length > 2) {
    return {
      variable: 'Attenuation',
      variants: losses.map((loss) => ({
        partNumber: `${partNumber}-${pad(loss)}`,
        description: formatValue(loss, 'dB'),
      })),
    }
  }
  if (lengths.length < 2) {
    return {
      variable: lengths.length ? lengthWord(product) : 'Description',
      variants: [
        { partNumber, description: lengths.length ? formatValue(lengths[0]!, 'm') : product.name },
      ],
    }
  }
  return {
    variable: lengthWord(product),
    variants: lengths.map((length) => ({
      partNumber: withLength(partNumber, length, lengths),
      description: formatValue(length, 'm'),
    })),
  }
}

const lengthWords: Record<string, string> = {
  'Fiber Cable Assemblies': 'Length',
  'Fiber Patch Panels': 'Cable length',
  'Fiber Terminals & Closures': 'Tail length',
  'Fiber Distribution Frames': 'Tail length',
}
const lengthWord = ({ family }: Product) => lengthWords[family] ?? 'Lead length'

/** A part number that already names one of the lengths, as T30 does, changes there; others get a suffix. */
function withLength(partNumber: string, length: number, lengths: number[]): string {
  const segments = partNumber.split('-')
  const at = segments.findIndex(
    (segment) => /^T\d+$/.test(segment) && lengths.includes(Number(segment.slice(1))),
  )
  if (at >= 0) return segments.with(at, `T${length}`).join('-')
  const [whole, part] = String(length).split('.')
  return `${partNumber}-${whole}M${part ?? ''}`
}

const pad = (value: number) =>
  Number.isInteger(value) ? String(value).padStart(2, '0') : String(value).replace('.', 'D')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
