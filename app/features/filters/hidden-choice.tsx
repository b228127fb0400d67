import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { formatRange } from '#domain/catalogue/range.ts'
import { lookup } from '#domain/lookup.ts'

type Props = {
  state: Pick<ListingState, 'selection' | 'ranges'>
  /** Of this filter alone. */
  of?: string
}

/** What is chosen, for a form in which no control says so. */
export function HiddenChoice({ state: { selection, ranges = {} }, of }: Props) {
  const keys = of === undefined ? Object.keys({ ...selection, ...ranges }) : [of]
  return keys.flatMap((key) => {
    const range = lookup(ranges, key)
    const values = [...(lookup(selection, key) ?? []), ...(range ? [formatRange(range)] : [])]
    return values.map((value) => (
      <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
    ))
  })
}
