import { variantNumbers } from '#domain/catalogue/variant-numbers.ts'
import { mergedItems, type ListItem } from '#domain/deciding/list-items.ts'
import type { Asked } from '#domain/finding/find.ts'
import { askedQuantity } from './asked-quantity.ts'
import { maxNamed, type Subject } from './outcome.ts'
import { quantitiesIn } from './quantities-in.ts'

/**
 * What a quote is asked of: each part that is named, by the number that it is ordered by where one is
 * written, and as many of it as are told. What pieces of numbers may mean is no more than is named.
 */
export function askedItems({
  numbers,
  understanding: { text, written: said = text },
}: Asked<Subject>): ListItem[] {
  const shown = new Set([...new Set(numbers.map(({ product }) => product))].slice(0, maxNamed))
  const hits = numbers
    .filter(({ match, product }) => match === 'exact' || match === 'built' || shown.has(product))
    .flatMap((hit) => [hit, ...(hit.others ?? []).map((one) => ({ ...hit, ...one }))])
  const told = quantitiesIn(
    said,
    hits.map(({ written }) => written),
  )
  // '40 of these' is said of what was named before, or of the one that stands further off.
  const isOpen = told.every((one) => one === undefined)
  const otherwise = isOpen ? askedQuantity(text) : 1
  return mergedItems(
    hits.flatMap((hit, i) => {
      const partNumber = orderNumber(hit)
      return partNumber ? [{ partNumber, quantity: told[i] ?? otherwise }] : []
    }),
  )
}

/** A variant's, or the one that its pattern makes; a former number orders what there is now. */
function orderNumber({ match, partNumber, product }: Asked<Subject>['numbers'][number]): string {
  const isOfVariant = match === 'exact' && variantNumbers(product.variants).includes(partNumber)
  return match === 'built' || isOfVariant ? partNumber : product.partNumber
}
