import { formatValue } from '../../../../../domain/catalogue/attribute.ts'

/** A length in a drawing: the figure alone, since the sheet says that dimensions are in mm. */
export const figure = (millimeters: number) => formatValue(millimeters)
export const across = (millimeters: number) => `Ø ${formatValue(millimeters)}`
