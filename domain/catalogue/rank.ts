import { compareTexts } from '#domain/texts/compare-texts.ts'

type Ranked = { rank: number | null; name: string }

/** A missing rank sorts as this in lists, behind every ranked product. */
export const missingRank = 9999

/** Orders a list: lowest rank first, then by name so that the order never depends on the database. */
export function byRank(a: Ranked, b: Ranked): number {
  return (a.rank ?? missingRank) - (b.rank ?? missingRank) || compareTexts(a.name, b.name)
}

/** The product that stands for its family: a missing rank counts as infinite here. */
export function topProduct<P extends Ranked>(products: readonly P[]): P | undefined {
  let top: P | undefined
  for (const product of products) {
    if (!top || isAbove(product, top)) top = product
  }
  return top
}

function isAbove(a: Ranked, b: Ranked): boolean {
  const rankA = a.rank ?? Infinity
  const rankB = b.rank ?? Infinity
  return rankA < rankB || (rankA === rankB && compareTexts(a.name, b.name) < 0)
}
