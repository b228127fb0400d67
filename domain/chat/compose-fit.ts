import type { Knowledge, Outcome } from './outcome.ts'
import { sayAmounts } from './say-amounts.ts'
import { sayCounts } from './say-counts.ts'
import { sayFit } from './say-fit.ts'

/** Whether two go together, with how many of them, where that is asked. */
export function composeFit(
  outcome: Extract<Outcome, { kind: 'fit' }>,
  knowledge: Knowledge,
): string {
  const { asked, products, fits, instead } = outcome
  const said = sayFit(outcome)
  if (!asked) return said
  const counts = fits.length
    ? sayAmounts(products, fits, asked, knowledge)
    : sayCounts(asked.text, [products[0]], instead, knowledge)
  return counts ? `${said} ${counts}` : said
}
