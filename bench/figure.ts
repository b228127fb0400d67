export type Unit =
  | 'bytes'
  | 'ms'
  | 's'
  | 'MB'
  | 'requests'
  | 'requests/s'
  | 'submissions'
  | 'score'
  | 'shift'

/** One thing measured. Sizes are in bytes or in MB of 10⁶ bytes. */
export type Figure = {
  what: string
  value: number
  unit: Unit
  /** The same measured on something simpler, or on the sample catalogue, in the same run. */
  baseline?: number
  /** CONTRACT, Budgets; without one the figure is there to be watched. */
  budget?: Budget
  /** What a reader needs to act on it: addresses, failing audits. */
  note?: string
}

export type Budget = { of: 'value' | 'ratio'; limit: 'at most' | 'at least'; number: number }

export const atMost = (number: number): Budget => ({ of: 'value', limit: 'at most', number })
export const atLeast = (number: number): Budget => ({ of: 'value', limit: 'at least', number })
export const ratioAtMost = (number: number): Budget => ({ of: 'ratio', limit: 'at most', number })
export const ratioAtLeast = (number: number): Budget => ({ of: 'ratio', limit: 'at least', number })

export type Verdict = 'ok' | 'over'

/** Undefined without a baseline, and against a baseline of nothing. */
export function ratioOf({ value, baseline }: Figure): number | undefined {
  return baseline ? value / baseline : undefined
}

/** Undefined where there is nothing to judge. */
export function judge(figure: Figure): Verdict | undefined {
  const { budget } = figure
  const judged = budget?.of === 'ratio' ? ratioOf(figure) : figure.value
  if (!budget || judged === undefined) return undefined
  const isKept = budget.limit === 'at most' ? judged <= budget.number : judged >= budget.number
  return isKept ? 'ok' : 'over'
}

/** What a figure takes of its budget: 1 is all of it, more is over. Undefined without one to judge by. */
export function shareOfBudget(figure: Figure): number | undefined {
  const { budget } = figure
  const judged = budget?.of === 'ratio' ? ratioOf(figure) : figure.value
  if (!budget || judged === undefined) return undefined
  if (budget.limit === 'at least') return judged ? budget.number / judged : Infinity
  // Of nothing at all, anything is over.
  return budget.number ? judged / budget.number : judged && Infinity
}

export type Options = {
  runs: number
  /** Of mixed traffic, and how many different addresses come before it: `memory`. */
  minutes: number
  addresses: number
  /** A folder with another build of the site: `carried`. */
  beside?: string | undefined
  /** How many products, one after the other: `search-engine`. */
  products: readonly number[]
}

/** What every part takes and gives; a reason where this machine cannot run it. */
export type Part = (options: Options) => Promise<Figure[] | { skipped: string }>

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  if (!sorted.length) throw new Error('There is no median of nothing.')
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2
}
