/** Side by side. */
export const maxCompared = 4

/** What a comparison's address says. */
export type CompareState = {
  /** Slugs and part numbers, as they were written. */
  products: string[]
  /** Rows that differ alone. */
  differences: boolean
  /** Whose units alone are shown, where the address says so. */
  units?: 'metric' | 'us'
  /** The place of the column that another is to take, from 1. */
  swap?: number
}

/** Without a question mark; commas stay what they are, for people read addresses. */
export function formatCompareState({
  products,
  differences,
  units,
  swap,
}: Pick<CompareState, 'products'> & Partial<CompareState>): string {
  return [
    `products=${products.map(encodeURIComponent).join(',')}`,
    ...(differences ? ['show=differences'] : []),
    ...(units ? [`units=${units}`] : []),
    ...(swap ? [`swap=${swap}`] : []),
  ].join('&')
}
