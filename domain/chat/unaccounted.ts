import { keyOfText } from '#domain/finding/tokens.ts'
import { unitOf } from '#domain/finding/units.ts'
import type { Knowledge, Outcome } from './outcome.ts'
import { saysOf } from './says-of.ts'

/** A word of so many products' texts tells nothing of these. */
const maxCommon = 0.1
const telling = /^\p{L}{3,}$/u

/**
 * Words that were asked with and that nothing accounts for: no kind and no requirement was read from
 * them, and the texts of what was found do not hold them. Nobody may claim that all is met over them.
 */
export function unaccounted(
  { asked, found }: Pick<Extract<Outcome, { kind: 'products' }>, 'asked' | 'found'>,
  { finder, plain }: Pick<Knowledge, 'finder' | 'plain'>,
): string[] {
  const { text, words, kinds, excluded, requirements, unknown } = asked
  // What was found by its words is none of the kind that was asked for: the kind is not accounted for.
  const isOfKind = found.some((one) => one.isOfKind)
  const answered = kinds.filter(({ isAsked }) => isOfKind || !isAsked)
  const read = [
    ...[...answered, ...excluded].map(({ says }) => says),
    ...requirements.map(
      ({ says, from, to, whole }) => `${says} ${text.slice(whole?.from ?? from, whole?.to ?? to)}`,
    ),
  ]
  const known = new Set([...read, ...unknown].flatMap((one) => keyOfText(one).split(' ')))
  const isSaid = (what: string) => found.every(({ product }) => saysOf(product, what))
  const given = kinds.flatMap((kind) =>
    answered.includes(kind) || isSaid(kind.says) ? [] : kind.says,
  )
  const told = new Set(given.flatMap((one) => keyOfText(one).split(' ')))
  const left = words.filter(
    (word) =>
      telling.test(word) &&
      !known.has(word) &&
      !told.has(word) &&
      !plain.has(word) &&
      !unitOf(word) &&
      !isSaid(word) &&
      finder.commonness(word) < maxCommon,
  )
  return [...given, ...left]
}
