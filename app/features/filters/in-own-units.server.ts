import { writeTyped } from '#domain/texts/typed-number.ts'
import { sideName } from '#domain/catalogue/typed-ranges.ts'
import { typedWithUnit } from '#domain/catalogue/typed-unit.ts'
import type { ListingFacet } from '../catalogue/listing-view.ts'

const sides = [
  ['low', 'down'],
  ['high', 'up'],
  ['at', 'none'],
] as const

/** What a form sends where no script runs, figures that bring a unit in their attribute's own. */
export function inOwnUnits(
  params: URLSearchParams,
  facets: readonly Pick<ListingFacet, 'key' | 'figures'>[],
): URLSearchParams {
  const own = new URLSearchParams(params)
  for (const { key, figures } of facets) {
    if (!figures) continue
    for (const [side, outward] of sides) {
      const name = sideName(key, side)
      const number = typedWithUnit(params.get(name) ?? '', figures, outward)
      if (number !== undefined) own.set(name, writeTyped(number))
    }
  }
  return own
}
