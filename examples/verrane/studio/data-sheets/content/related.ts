import { cardFields } from '../../../families.ts'
import type { Product } from '../../../../../domain/catalogue/product.ts'
import { rowOf } from './specification.ts'

const maxProducts = 6

/** Products of the same type, nearest by rank first. */
export function relatedOf(product: Product, all: Product[]): Product[] {
  return all
    .filter(
      ({ family, subFamily, slug, included }) =>
        included &&
        slug !== product.slug &&
        family === product.family &&
        subFamily === product.subFamily,
    )
    .slice(0, maxProducts)
}

/** The values that tell a product from its neighbors, as on its card. */
export function inShort(product: Product): string {
  return keyRows(product, 3)
    .map(({ value }) => value)
    .filter((value) => value.length <= 34)
    .join(' · ')
}

/** The first values a reader looks for, in the order of the family's cards, then of the table. */
export function keyRows(product: Product, count: number) {
  const first = cardFields[product.family] ?? []
  const rest =
    'fiberType connector connectorB polish ports rackUnits spliceCapacity ribbonCapacity wavelength wavelengthRange returnLoss mounting operatingTemperature environment depth standards'.split(
      ' ',
    )
  const keys = [...new Set([...first, ...rest])].filter((key) => product.attributes[key]?.length)
  return keys
    .map((key) => rowOf(product, key))
    .filter(({ value }) => value.length <= 60)
    .slice(0, count)
}
