import { maxQuantity } from './list-items.ts'
import type { QuantityFault } from './written-quantity.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/list.ts'
import * as locale from '#texts/locale.ts'

/** Why what was written is no quantity. */
export const quantityFaults: Record<QuantityFault, string> = {
  'not whole': texts.notWhole,
  unclear: texts.unclear,
  negative: texts.negative,
  none: texts.zero,
  huge: fillIn(texts.huge, { most: maxQuantity.toLocaleString(locale.locale) }),
}
