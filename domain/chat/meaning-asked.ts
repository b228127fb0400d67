import type { Asked } from '#domain/finding/find.ts'
import { explainAttributes, type ExplainedTerm, type Explanation } from './explanations.ts'
import type { Knowledge, Subject } from './outcome.ts'

/** 'A and B', 'A and single B': what joins two words that are asked about is no longer than this. */
const maxJointLength = 14
const maxExplained = 3

/** The meanings that are asked for; undefined where the words are there to ask for products. */
export function meaningAsked(
  { understanding, numbers }: Asked<Subject>,
  { termsIn, attributes }: Pick<Knowledge, 'termsIn' | 'attributes'>,
): Explanation[] | undefined {
  const { topic, text, kinds, mentioned, requirements, nouns } = understanding
  if (!topic || numbers.some(({ match }) => match === 'exact' || match === 'built'))
    return undefined
  // 'Does the arm fit the P-60? If not, what does?' asks for no word.
  if (understanding.wantsFit && numbers.length > 0) return undefined
  const all = termsIn(text)
  const behind = all.filter(({ from }) => from >= topic.from)
  // 'A and B, what does that mean?'
  const isBefore = topic.isBefore ?? behind.length === 0
  // 'A versus B' asks about both.
  const asksNoProduct =
    kinds.length === 0 && requirements.every(({ test }) => test.type !== 'number')
  const isOfTwo =
    understanding.wantsComparison && asksNoProduct && !isBefore && behind[0]?.from === topic.from
  const other = isOfTwo ? all[all.length - behind.length - 1] : undefined
  const isJoined = other !== undefined && topic.from - other.to <= maxJointLength
  const terms = joined(isBefore ? all : [...(isJoined ? [other] : []), ...behind])
  const [first] = terms
  const isTopic = first && (isBefore || isJoined || topic.isClause || first.from === topic.from)
  if (isTopic && isOfWords(first)) return terms.slice(0, maxExplained)
  const isOfKind = kinds.length > 0 || mentioned.length > 0
  if (isOfKind || requirements.some(({ test }) => test.type === 'number')) return undefined
  // 'Somebody asked what A means on your list': A stands before the word that asks.
  const before = all.filter(
    ({ to }) => to <= topic.from && topic.from - to <= maxJointLength && !numbers.length,
  )
  if (before.length > 0) return before
  const keys = requirements.flatMap(({ test }) =>
    test.type === 'values' ? [...test.values.keys()].slice(0, 1) : [],
  )
  const own = explainAttributes([...new Set([...nouns, ...keys])].slice(0, 2), attributes)
  return own.length && (nouns.length || understanding.wantsComparison) ? own : undefined

  /** 'What is the loss of the cassette' asks for a figure, 'compare cassettes' for products. */
  function isOfWords({ from, to }: ExplainedTerm): boolean {
    const isAlone = topic!.isBefore && requirements.every(({ isGuess }) => isGuess)
    if (understanding.wantsComparison)
      return terms.length > 1 || (terms[0]!.isSeveral === true && kinds.length === 0)
    const isKind = kinds.some((kind) => kind.from < to && from < kind.to)
    // 'They keep saying class B, what is that?': what names a kind there is a piece of the term.
    if (isBefore)
      return [...kinds, ...mentioned].every(
        (kind) =>
          // 'I keep seeing X on lamps. Meaning?' asks for no lamp.
          (isAlone && !kind.isWanted) ||
          terms.some((term) => term.from <= kind.from && kind.to <= term.to),
      )
    if (topic!.isDefinite) return !isKind && kinds.length === 0 && mentioned.length === 0
    return !isKind || requirements.every(({ isGuess }) => isGuess)
  }
}

/** The first, and what is joined to it. */
function joined(terms: readonly ExplainedTerm[]): ExplainedTerm[] {
  const end = terms.findIndex(
    (term, at) => at > 0 && term.from - terms[at - 1]!.to > maxJointLength,
  )
  return terms.slice(0, end < 0 ? undefined : end)
}
