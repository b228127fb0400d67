import { formatValue } from '../../../../../domain/catalogue/attribute.ts'
import type { Product } from '../../../../../domain/catalogue/product.ts'
import { sizeOf } from '../content/facts.ts'

/** A length in a drawing: the figure alone, since the sheet says that dimensions are in mm. */
export const figure = (millimeters: number) => formatValue(millimeters)
export const across = (millimeters: number) => `Ø ${formatValue(millimeters)}`

/** Where to read the outer dimensions of a part whose record has none; the caption has them else. */
export const whereOutline = (product: Product) =>
  Object.keys(sizeOf(product)).length ? '' : 'Ask for the outline drawing.'
