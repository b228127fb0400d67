import type { Finding, Found } from '#domain/finding/find.ts'
import { isOrdinary } from '#domain/finding/search.ts'
import type { Subject } from './outcome.ts'
import { saysOf } from './says-of.ts'

/**
 * It misses nothing that its texts do not speak of, but does not state some words that were asked
 * for. At least one thing is met.
 */
export function isOpen(
  { product, checks }: Found<Subject>,
  { understanding: { requirements, text } }: Finding<Subject>,
): boolean {
  const unmet = checks.filter(({ result }, i) => !requirements[i]!.isGuess && result !== 'met')
  return (
    unmet.length < checks.length &&
    unmet.every(({ result, requirement: { test, from, to, not } }) => {
      const isLimit = test.type === 'number' && !test.bounds.some(({ low, high }) => low && high)
      if (result === 'unstated' && test.type === 'values') return true
      // 'LSZH jacket' may be had beside the jacket that is recorded; 'SC' stands in many texts.
      if (test.type === 'values' && !isOrdinary({ test, not })) {
        const [said = ''] = /^\S+ \p{L}+/u.exec(text.slice(from)) ?? []
        return !not && said !== '' && saysOf(product, said)
      }
      return !isLimit && !not && saysOf(product, text.slice(from, to))
    })
  )
}

/** Of what has fewer figures, one that it does not state tells of the surroundings. */
const minFigures = 3

/** Figures are asked for, and nothing that was asked for is met by what has figures. */
export function isUntold(
  { checks, product }: Found<Subject>,
  { understanding: { requirements } }: Finding<Subject>,
): boolean {
  const isAsked = requirements.some(
    ({ isGuess, aside, test }) => !isGuess && !aside && test.type === 'number',
  )
  const figures = Object.values(product.attributes).filter(([first]) => typeof first !== 'string')
  return isAsked && figures.length >= minFigures && !checks.some(({ result }) => result === 'met')
}
