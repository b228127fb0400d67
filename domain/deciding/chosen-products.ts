import { maxCompared } from './compare-state.ts'

/** A product or part number that is to be compared. */
export type ChosenProduct = { slug: string; name: string }

/** Of JSON from a browser's storage; what is no choice is left out. */
export function readChosen(stored: string): ChosenProduct[] {
  try {
    const list = JSON.parse(stored) as unknown
    return (Array.isArray(list) ? (list as Partial<ChosenProduct | null>[]) : [])
      .flatMap((product) =>
        typeof product?.slug === 'string' && typeof product.name === 'string'
          ? [{ slug: product.slug, name: product.name }]
          : [],
      )
      .slice(0, maxCompared)
  } catch {
    return []
  }
}

/** As `readChosen` reads it; empty where nothing is chosen. */
export const writeChosen = (chosen: readonly ChosenProduct[]): string =>
  chosen.length ? JSON.stringify(chosen) : ''

/** The choice with a product added, or without it if it was chosen; undefined where it is full. */
export function toggleChosen(
  chosen: readonly ChosenProduct[],
  product: ChosenProduct,
): ChosenProduct[] | undefined {
  const others = chosen.filter(({ slug }) => slug !== product.slug)
  if (others.length < chosen.length) return others
  return chosen.length < maxCompared ? [...chosen, product] : undefined
}
