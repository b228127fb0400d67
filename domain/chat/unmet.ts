import type { Finding, Found } from '#domain/finding/find.ts'
import { isOrdinary } from '#domain/finding/search.ts'
import { keyOfText } from '#domain/finding/tokens.ts'
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
    unmet.every(({ result, requirement: { test, from, to, not, isOfEach } }) => {
      if (isOfEach) return false
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

/** So much is met that a word beside it is likelier to be of the surroundings. */
const minMetBesideWord = 4

/** All is met but a word of the language: 'for a bench interferometer' asks for no mounting. */
export function missesOneWord(
  { checks, isOfKind }: Found<Subject>,
  { understanding: { requirements, codes } }: Finding<Subject>,
): boolean {
  const sure = checks.filter((_, i) => !requirements[i]!.isGuess)
  const left = sure.filter(({ result }) => result !== 'met')
  const [word] = left
  return (
    isOfKind &&
    codes.length === 0 &&
    left.length === 1 &&
    isOrdinary(word!.requirement) &&
    sure.length - left.length >= minMetBesideWord
  )
}

/** A longer text says more than what is asked. */
const fewWords = 5

/**
 * The one word that is asked beside a kind, where it is a value that nothing of the kind has:
 * 'any plenum isolators?'
 */
export function lackedWord(
  [first]: readonly Found<Subject>[],
  { understanding: { requirements, kinds, words, text }, results }: Finding<Subject>,
): string | undefined {
  if (!first || kinds.length === 0 || words.length > fewWords) return undefined
  const at = requirements.findIndex(
    ({ test, aside, not, isGuess }) =>
      isGuess && test.type === 'values' && !not && aside !== 'other' && aside !== 'name',
  )
  if (at < 0) return undefined
  const told = results.flatMap(({ isOfKind, checks }) => (isOfKind ? checks[at]!.result : []))
  // Some of the kind state otherwise, and none that.
  if (told.includes('met') || !told.includes('missed')) return undefined
  const { from, to, test } = requirements[at]!
  const isOfKind = kinds.some((kind) => kind.from <= from && to <= kind.to)
  const said = text.slice(from, to)
  const isWhole =
    test.type === 'values' &&
    test.values
      .values()
      .some((set) => set.values().some((one) => keyOfText(one).endsWith(keyOfText(said))))
  return isOfKind || !isWhole || saysOf(first.product, said) ? undefined : said
}
