import type { Knowledge, Outcome, Subject } from './outcome.ts'

/** 'What do I slide it into?', and no 'what goes into it?' */
const form =
  /\b(?:what|where|which)\b.{1,30}\b(?:it|them|those|these|that)\b.{0,20}\b(?:into|in|onto|on)\s*[?.!]/

/** Whether a normalized text asks where what was named goes. */
export const asksWhere = (text: string): boolean => form.test(text)

/** Whatever it goes into, where all of that is of one type. */
export function onlyHosts(
  named: readonly Subject[],
  hostsOf: Knowledge['hostsOf'],
): Outcome | undefined {
  for (const product of named) {
    const fits = hostsOf(product).filter(({ kind }) => kind === 'place')
    if (new Set(fits.map((one) => one.product.subFamily)).size === 1)
      return { kind: 'partners', product, fits, isFound: true }
  }
  return undefined
}
