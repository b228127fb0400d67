import type { Knowledge, Outcome } from './outcome.ts'
import { sayAmounts } from './say-amounts.ts'
import { sayCounts } from './say-counts.ts'
import { sayFit } from './say-fit.ts'
import { sayOfEach } from './say-of-each.ts'

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
  const ofEach = fits.length ? sayOfEach(asked, products, knowledge, said).said : ''
  return [said, counts, ofEach].filter(Boolean).join(' ')
}
