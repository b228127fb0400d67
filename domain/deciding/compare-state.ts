import { soundText } from '#domain/texts/sound-text.ts'

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

/** What `parseCompareState` reads. */
export const compareParameters = ['products', 'show', 'units', 'swap'] as const

/** An address may be written by anybody: what is beyond this is not looked up. */
const maxRead = 12
const maxNameLength = 80

export function parseCompareState(params: URLSearchParams): CompareState {
  const products = namesIn(params.get('products') ?? '')
  const units = params.get('units')
  const swap = Number(params.get('swap'))
  return {
    products,
    differences: params.get('show') === 'differences',
    ...((units === 'metric' || units === 'us') && { units }),
    ...(Number.isInteger(swap) && swap > 0 && swap <= maxCompared && { swap }),
  }
}

/** The products after something was added: at the end, or in the place of the one to be swapped. */
export function withAdded({ products, swap }: CompareState, added: string): string[] {
  const names = namesIn(added)
  return swap && swap <= products.length
    ? [...products.slice(0, swap - 1), ...names, ...products.slice(swap)]
    : [...products, ...names]
}

function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => soundText(name.trim().slice(0, maxNameLength)))
    .filter(Boolean)
    .slice(0, maxRead)
}
