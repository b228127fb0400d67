import { attributeLookup, type AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { inSentence } from '#domain/texts/in-sentence.ts'
import type { Requirement } from './requirement.ts'
import type { Understanding } from './understand.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * 'E27 at both ends' is asked of each of the two attributes that say what a thing ends in: what has it
 * at one alone is not meant. The nearest value that is said before it in the same sentence, else behind.
 */
export function createBothEndsReader(
  definitions: readonly AttributeDefinition[],
  { ends = [], bothEnds = [], words = {} }: Pick<Vocabulary, 'ends' | 'bothEnds' | 'words'>,
): (understanding: Understanding) => Understanding {
  const define = attributeLookup(definitions)
  if (ends.length < 2 || bothEnds.length === 0) return (understanding) => understanding
  const said = new RegExp(String.raw`(?<![\p{L}\d])(?:${bothEnds.join('|')})(?![\p{L}\d])`, 'gu')

  const isAtPlace = new RegExp(String.raw`^ (?:${[...(words.mention ?? [])].join('|')}) `, 'u')

  return (understanding) => {
    const { text, requirements, kinds } = understanding
    // 'The switch is above the panel, LC at both ends' is of neither.
    if (kinds[0]?.isAsked === false) return understanding
    const meant = new Set(
      [...text.matchAll(said)].flatMap(({ 0: { length }, index }) => {
        const isBeside = ({ from, to }: Requirement) =>
          !/[.;!?] /.test(text.slice(Math.min(to, index), Math.max(from, index)))
        // 'A plug on both ends, E27 at the post': the value is of the post's end.
        const isOfOne = ({ from, to }: Requirement) =>
          text.slice(index + length, from).includes(',') && isAtPlace.test(text.slice(to))
        const own = requirements.filter(
          (one) => isOfEnds(one) && isBeside(one) && (one.from < index || !isOfOne(one)),
        )
        return (
          own.filter(({ to }) => to <= index).toSorted((a, b) => b.to - a.to)[0] ??
          own.filter(({ from }) => from >= index + length).toSorted((a, b) => a.from - b.from)[0] ??
          []
        )
      }),
    )
    if (meant.size === 0) return understanding
    return {
      ...understanding,
      requirements: requirements.flatMap((one) => (meant.has(one) ? ofEach(one) : [one])),
    }
  }

  function isOfEnds({ test, not, isGuess }: Requirement): boolean {
    return test.type === 'values' && !not && !isGuess && ends.some((key) => test.values.has(key))
  }

  function ofEach(one: Requirement): Requirement[] {
    if (one.test.type !== 'values') return [one]
    const { values } = one.test
    const all = new Set(ends.flatMap((key) => [...(values.get(key) ?? [])]))
    return ends.map((key, at): Requirement => ({
      ...one,
      test: { type: 'values', values: new Map([[key, all]]) },
      isOfEach: true,
      says: at === 0 ? one.says : `${inSentence(define(key).label)} ${one.says}`,
    }))
  }
}
