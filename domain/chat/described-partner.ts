import type { Asked, Found } from '#domain/finding/find.ts'
import type { NamedKind } from '#domain/finding/named-kinds.ts'
import type { Requirement } from '#domain/finding/requirement.ts'
import { keyOfText } from '#domain/finding/tokens.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { createTogether } from './together.ts'

/** A thing that so many products may be is not described. */
const maxHosts = 12
/** In letters, what stands before a kind is nearer to it than what stands behind. */
const behindIsFarther = 4
const otherSentence = 1000

/**
 * 'Which bracket hangs your panel with 24 ports on a pole': the figures are the panel's, which is
 * described and not numbered. What is asked for is what goes with it, by the records, and meets what
 * is said of it alone. Undefined where the words do not part so, or nothing goes together.
 */
export function createDescribedPartner(knowledge: Knowledge) {
  const { finder } = knowledge
  const { partnersOf } = createTogether(knowledge)

  return (asked: Asked<Subject>, most: number): Outcome | undefined => {
    const { kinds, mentioned, requirements, text } = asked.understanding
    const [wanted] = kinds
    if (!wanted || asked.numbers.length > 0) return undefined
    const named = [...kinds, ...mentioned]
    for (const host of mentioned) {
      const nearIt = (one: Requirement) => nearestTo(one, named, text) === host
      // 'The bracket for a 24-port panel on a pole': what stands behind both may be of either.
      const before = (one: Requirement) => wanted.to <= one.from && one.to <= host.from + 1
      for (const isIts of [nearIt, before]) {
        const its = requirements.filter(isIts)
        const ownerOf = (one: Requirement) => nearestTo(one, named, text)!
        const own = requirements.filter(
          (one) => !isIts(one) && (isIts === before || kinds.includes(ownerOf(one))),
        )
        const going = its.some(isTelling) ? goingWith(asked, host, its, own, most) : undefined
        if (going) return going
      }
    }
    return undefined
  }

  function goingWith(
    asked: Asked<Subject>,
    host: NamedKind,
    its: Requirement[],
    own: Requirement[],
    most: number,
  ): Outcome | undefined {
    const { kinds, requirements, text, words } = asked.understanding
    const isWanted = ({ product }: Found<Subject>) =>
      kinds.some(({ members }) => members.has(finder.ids.get(product)!))
    const hosts = fitting(asked, [host], its).filter(
      (one) => !isWanted(one) && one.checks.every(({ result }) => result === 'met'),
    )
    if (hosts.length === 0 || hosts.length > maxHosts) return undefined
    const all = fitting(asked, kinds, own)
    for (const { product: partner } of hosts) {
      const going = partnersOf([partner])
      const found = all.filter(({ product }) => going.has(product))
      if (found.length === 0) continue
      const said = new Set(
        requirements
          .filter((one) => !own.includes(one))
          .flatMap(({ from, to }) => keyOfText(text.slice(from, to)).split(' ')),
      )
      const understanding = {
        ...asked.understanding,
        requirements: own,
        words: words.filter((word) => !said.has(word)),
      }
      return {
        kind: 'products',
        asked: understanding,
        found: found.slice(0, most),
        total: found.length,
        partners: [partner],
        described: its.map(({ says }) => says),
      }
    }
    return undefined
  }

  function fitting(
    asked: Asked<Subject>,
    kinds: NamedKind[],
    requirements: Requirement[],
  ): Found<Subject>[] {
    const sure = requirements.map((one) => ({ ...one, isGuess: one.isGuess && !one.aside }))
    const understanding = { ...asked.understanding, kinds, mentioned: [], requirements: sure }
    const { results } = finder.search({ ...asked, understanding })
    return results.filter(({ fits, checks }) => fits && checks.every(isMetOrGuess))
  }
}

const isTelling = ({ isGuess, aside, not }: Requirement) => !not && (!isGuess || aside === 'other')

const isMetOrGuess = ({ result, requirement }: Found<Subject>['checks'][number]) =>
  result === 'met' || requirement.isGuess

/** The kind beside which something is said, in the same sentence where there is one. */
function nearestTo(
  { from, to }: Requirement,
  kinds: readonly NamedKind[],
  text: string,
): NamedKind | undefined {
  const apart = (kind: NamedKind) => {
    const [first, last] = kind.from < from ? [kind.to, from] : [to, kind.from]
    const isBehind = kind.from < from
    const isOther = /[.;!?] /.test(text.slice(first, last))
    return (
      Math.max(0, last - first) + (isBehind ? behindIsFarther : 0) + (isOther ? otherSentence : 0)
    )
  }
  return kinds.toSorted((a, b) => apart(a) - apart(b))[0]
}
