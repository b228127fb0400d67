import { askedNumber, isAskedTwice } from '#domain/finding/asked-number.ts'
import type { Found } from '#domain/finding/find.ts'
import type { Requirement } from '#domain/finding/requirement.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/assistant.ts'
import type { Subject } from './outcome.ts'
import { withoutBrackets } from './reply-words.ts'
import { fieldsOf } from './stated-facts.ts'

/**
 * 'The number for 4 m, and for the same at 7 m': of a product that is asked for in several figures of one
 * attribute, the part number of each. Empty where one of them decides on none, or two on the same.
 */
export function sayEachNumber({ product, checks }: Found<Subject>): string {
  const met = checks.flatMap(({ result, requirement }): Requirement[] => {
    const { aside, ...one } = requirement
    // 'And one of 10 m' is said beside the first, or the first beside it.
    const isAsked = result === 'met' && !one.not && (!one.isGuess || aside === 'other')
    return isAsked ? [{ ...one, isGuess: false }] : []
  })
  if (!isAskedTwice(met)) return ''
  const several = [...Map.groupBy(met, (one) => fieldsOf(one).join()).values()].find(
    ([first, ...others]) => first?.test.type === 'number' && others.length > 0,
  )!
  const others = met.filter((one) => !several.includes(one))
  const each = several.map((one) => ({
    what: withoutBrackets(one.says),
    number: askedNumber(product, [...others, one])?.partNumber,
  }))
  const numbers = new Set(each.map(({ number }) => number))
  if (numbers.has(undefined) || numbers.size < each.length) return ''
  return each
    .map(({ what, number }) => fillIn(texts.numberFor, { what, number: number! }))
    .join(' ')
}
