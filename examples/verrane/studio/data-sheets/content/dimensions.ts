import type { Product } from '../../../../../domain/catalogue/product.ts'
import { readEntries, type Entry } from '../../../../../domain/catalogue/size.ts'
import { formatValue } from '../../../../../domain/catalogue/attribute.ts'
import { has, sizeOf } from './facts.ts'
import type { SpecificationRow } from './specification.ts'
import { inBothUnits, lengthsInBothUnits } from './us-units.ts'

/** The outer dimensions in one line, which stands for each side; undefined without a recorded size. */
export function sizeRow(product: Product): SpecificationRow | undefined {
  const { width, height, depth, diameter } = sizeOf(product)
  const isBall = diameter !== undefined && diameter === depth
  const sides: [string, number | undefined][] = [
    ['diameter', diameter],
    ['width', width],
    ['height', height],
    [diameter === undefined ? 'depth' : 'length', isBall ? undefined : depth],
  ]
  const given = sides.flatMap(([name, side]) => (side === undefined ? [] : [{ name, side }]))
  if (!given.length) return undefined
  const label = given.map(({ name }) => name).join(' × ')
  return {
    label: label.charAt(0).toUpperCase() + label.slice(1),
    value: lengthsInBothUnits(given.map(({ side }) => side)),
    condition: conditionOf(product),
    stands: ['width', 'height', 'depth', 'diameter'],
  }
}

function conditionOf(product: Product): string {
  if (has(product, 'rackUnits')) return 'Body, without ears, connectors and cables'
  return /Terminals|Frames/.test(product.family) ? 'Without brackets' : ''
}

export const entriesOf = (product: Product): Entry[] => readEntries(product.entries).entries

/** One kind of cable entry below another; undefined without a recorded list. */
export function entriesRow(product: Product): SpecificationRow | undefined {
  const [first, ...more] = entriesOf(product).map((entry) => ({
    value: `${entry.count} ${entry.shape}, ${inBothUnits('cableDiameter', [diameters(entry)])}`,
    condition: entry.cables ? `For ${entry.cables} cables${entry.count > 1 ? ' each' : ''}` : '',
  }))
  if (!first) return undefined
  // The diameter of a tail that the product brings is another thing than that of its entries.
  const stands = ['cableEntries', ...(has(product, 'jacket') ? [] : ['cableDiameter'])]
  return { label: 'Cable entries', ...first, more, stands }
}

/** '1 oval for 2 cables, 10 to 25 mm; 5 round, 6 to 18 mm', below a drawing. */
export function entriesInShort(product: Product): string {
  return entriesOf(product)
    .map((entry) => {
      const each = entry.cables ? ` for ${entry.cables} cables` : ''
      return `${entry.count} ${entry.shape}${each}, ${formatValue(diameters(entry), 'mm')}`
    })
    .join('; ')
}

const diameters = ({ minDiameter, maxDiameter }: Entry) => ({
  ...(minDiameter !== undefined && { min: minDiameter }),
  max: maxDiameter,
})
