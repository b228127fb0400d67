import { typedNumber } from '#domain/texts/typed-number.ts'

export type CostLine = {
  quantity: number
  /** Of one; undefined where none is entered. */
  cost: number | undefined
  /** It is of those whose share is asked. */
  counts: boolean
}

export type CostShare = {
  counted: number
  total: number
  /** Of the total, 0 where that is nothing. */
  share: number
  /** Lines without a cost. */
  open: number
}

export function costShare(lines: readonly CostLine[]): CostShare {
  const sum = (some: readonly CostLine[]) =>
    some.reduce((all, { quantity, cost = 0 }) => all + quantity * cost, 0)
  const counted = sum(lines.filter(({ counts }) => counts))
  const total = sum(lines)
  return {
    counted,
    total,
    share: total > 0 ? counted / total : 0,
    open: lines.filter(({ cost }) => cost === undefined).length,
  }
}

/** True where what counts is no more than a share of the total, nor than an amount. */
export function isWithin(
  { counted, total }: CostShare,
  { share, most }: { share: number; most: number },
): boolean {
  return counted <= Math.min(total * share, most)
}

/**
 * '1,250.50' and '$ 1250.5' are the same, with the sign of any currency before or behind it; undefined
 * for what is no amount, or may be two.
 */
export function readCost(written: string): number | undefined {
  const plain = written
    .trim()
    .replace(/^\p{Sc}|\p{Sc}$/gu, '')
    .trim()
  const cost = typedNumber(plain)
  return cost === undefined || cost < 0 || /e/i.test(plain) ? undefined : cost
}
