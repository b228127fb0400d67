import { formatValue } from '#domain/catalogue/attribute.ts'
import { toUnit } from '#domain/catalogue/units.ts'

/** A length as drawings in both systems have it: 440 mm [17.3 in]. */
export const inBoth = (mm: number): string =>
  `${formatValue(mm, 'mm')} [${formatValue(toUnit(mm, 'mm', 'in'), 'in')}]`
