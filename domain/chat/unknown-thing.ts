import type { Asked, Checked, Finding, Found } from '#domain/finding/find.ts'
import { isMet } from './checks-of.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'

/** An abbreviation is no slip of a word. */
const abbreviation = /^\p{Lu}{3,}$/u
const wanting =
  /\b(?:need|needs|want|wants|looking for|searching for|order|buy|quote|have you|you (?:have|make|sell|carry|offer|stock)|any)\b(?<what>[^.;:?!]*)/u
/** What it only is to go with, or is for. */
const beside = /\b(?:for|with|on|in|into|to|that|which|of)\b.*$/u

/**
 * What is asked for by a word that no record, text or word of the trade has, where nothing else says
 * which kind is wanted: 'need a 12 m zorb'. Of what is called so nobody may name another as the nearest.
 */
function unknownThing(
  { understanding, numbers }: Asked<Subject>,
  { plain }: Pick<Knowledge, 'plain'>,
): { says: string; isSure: boolean } | undefined {
  const { text, written = text, kinds, mentioned, unknown, isContinued } = understanding
  if (kinds.length + mentioned.length + numbers.length > 0 || isContinued) return undefined
  const what = wanting.exec(text)?.groups!.what!.replace(beside, '') ?? ''
  const words = what.split(/[^\p{L}]+/u)
  const word = unknown.find((one) => one.length > 2 && !plain.has(one) && words.includes(one))
  if (!word) return undefined
  const says = written.split(/[^\p{L}]+/u).find((one) => one.toLowerCase() === word) ?? word
  return { says, isSure: abbreviation.test(says) }
}

/** The answer where such a thing is asked for: surely, or nothing else that is asked is met. */
export function nothingCalledSo(
  asked: Asked<Subject>,
  isMetByAny: boolean,
  knowledge: Pick<Knowledge, 'plain'>,
): Outcome | undefined {
  const thing = unknownThing(asked, knowledge)
  if (!thing || (isMetByAny && !thing.isSure)) return undefined
  const { understanding } = asked
  return {
    kind: 'nothing',
    // What others meet is not missing.
    asked: isMetByAny ? { ...understanding, requirements: [], excluded: [] } : understanding,
    nearest: undefined,
    called: thing.says,
  }
}

/**
 * What comes nearest of what does not meet all. Where no kind was named, what does not even state a
 * figure that is asked is another thing.
 */
export function nearestIn({
  results,
  understanding,
}: Finding<Subject>): Found<Subject> | undefined {
  const [first] = results
  if (understanding.kinds.length > 0)
    return first && (first.isOfKind || first.checks.some(isMet)) ? first : undefined
  return results.find(({ checks }) => checks.some(isMet) && !checks.some(isSilent)) ?? first
}

const isSilent = ({ result, requirement: { test, isGuess } }: Checked) =>
  result === 'unstated' && test.type === 'number' && !isGuess
