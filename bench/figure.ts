export type Unit = 'KB' | 'MB' | 'ms' | 's' | 'requests/s' | 'answers' | '%' | 'points' | 'shift'

/** One row of the table. KB and MB are powers of ten. */
export type Figure = {
  what: string
  value: number
  unit: Unit
  /** The same of something simpler, in the same run. */
  baseline?: number | undefined
  /** Without one, the figure is recorded only. */
  budget?: Budget
  /** What a reader needs to act on the figure, such as failing audits. */
  note?: string
}

export type Budget = { of: 'value' | 'ratio'; limit: 'at most' | 'at least'; number: number }

/** A reason where this machine cannot run the part. */
export type PartResult = Figure[] | { skipped: string }

export const atMost = (number: number): Budget => ({ of: 'value', limit: 'at most', number })
export const atLeast = (number: number): Budget => ({ of: 'value', limit: 'at least', number })
export const ratioAtMost = (number: number): Budget => ({ of: 'ratio', limit: 'at most', number })
export const ratioAtLeast = (number: number): Budget => ({ of: 'ratio', limit: 'at least', number })

/** Undefined without a baseline, and against a baseline of 0. */
export function ratioOf({ value, baseline }: Figure): number | undefined {
  return baseline ? value / baseline : undefined
}

/** Undefined where there is nothing to judge. */
export function isWithinBudget(figure: Figure): boolean | undefined {
  const { budget } = figure
  const judged = budget?.of === 'ratio' ? ratioOf(figure) : figure.value
  if (!budget || judged === undefined) return undefined
  return budget.limit === 'at most' ? judged <= budget.number : judged >= budget.number
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  if (!sorted.length) throw new Error('No numbers to take the median of.')
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
}
