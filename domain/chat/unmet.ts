import type { Finding, Found } from '#domain/finding/find.ts'
import { isOrdinary } from '#domain/finding/asked-of.ts'
import type { Bounds } from '#domain/finding/requirement.ts'
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

/** The nearest, where it misses so little that may be of something else; with what could not be checked. */
export function missingLittle(
  nearest: Found<Subject>,
  finding: Finding<Subject>,
): Found<Subject> | undefined {
  return missesOneWord(nearest, finding) ? nearest : missingOneSize(nearest, finding)
}

/** So much is met that a word beside it is likelier to be of the surroundings. */
const minMetBesideWord = 3

/** All is met but a word of the language: 'for a bench interferometer' asks for no mounting. */
function missesOneWord(
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

/** So much is met that a size, of which no word says what it is of, may be another thing's. */
const minMetBesideSize = 2

/**
 * The nearest, where all is met but one size that no word says of what it is: 'for a 12 by 18 inch
 * shaft'. That cannot be checked. Undefined where more is missed, or the size is said to be its own.
 */
function missingOneSize(
  one: Found<Subject>,
  { understanding: { requirements, codes, text } }: Finding<Subject>,
): Found<Subject> | undefined {
  const isSure = (_: unknown, i: number) => !requirements[i]!.isGuess
  const left = one.checks.filter(isSure).filter(({ result }) => result !== 'met')
  const met = one.checks.filter(isSure).length - left.length
  const [size] = left
  if (!one.isOfKind || codes.length > 0 || left.length !== 1 || met < minMetBesideSize)
    return undefined
  const { test, not, to } = size!.requirement
  if (ofItself.test(text.slice(to))) return undefined
  const isOpenSize =
    !not && test.type === 'number' && test.bounds.length > 1 && test.bounds.every(isRoundly)
  if (!isOpenSize) return undefined
  const checks = one.checks.map((check) =>
    check === size ? { ...check, requirement: { ...check.requirement, isGuess: true } } : check,
  )
  return { ...one, checks }
}

/** 'Six inches square', '5 mm across': of what is asked for. */
const ofItself = /^\s*(?:square|cube|across|overall|each way|all around)\b/
/** No word names it, and it was said as sizes are: no limit, and not to the nanometer. */
const isRoundly = ({ says, low, high }: Bounds) =>
  says !== undefined && low !== undefined && high !== undefined && high - low > low * roundly
const roundly = 0.05

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
