import type { Asked } from '#domain/finding/find.ts'
import type { NamedKind } from '#domain/finding/named-kinds.ts'
import { createTogether } from './together.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { asksHowMany } from './say-counts.ts'
import { holding } from './say-parts-in.ts'

/** What one part holds of a figure. */
type Held = { product: Subject; each: number; wanted: number }

/** Of what a piece of a number may be, or a kind, the likeliest. */
const mostHosts = 8

/**
 * 'How many arms and posts for 48 bulbs?': of two kinds, one of which goes into the other, for a figure that
 * one part has a part of: the likeliest two that go together. Undefined where no record tells.
 */
export function createAmountsOfDescribed(knowledge: Knowledge) {
  const { finder, takenBy, attributes } = knowledge
  const { fit } = createTogether(knowledge)

  return (asked: Asked<Subject>): Outcome | undefined => {
    const { kinds, mentioned, requirements, text, wantsComparison } = asked.understanding
    const isSure = asked.numbers.some(({ match }) => match === 'exact' || match === 'built')
    if (!asksHowMany.test(text) || wantsComparison || isSure) return undefined
    if (!requirements.some(({ test, isGuess }) => test.type === 'number' && !isGuess))
      return undefined
    const named = [...kinds, ...mentioned]
    for (const host of hostsOf(asked, named)) {
      const held = takenBy(host).filter(({ kind, count }) => kind === 'place' && count > 0)
      const places = new Map(held.map((one) => [one.product, one]))
      const parts = named
        .filter(({ members }) => !members.has(finder.ids.get(host)!))
        .flatMap((kind) => likeliest(asked, kind, places))
      // What is found by the figure holds as many as that takes, of those that are meant.
      const isOne = ({ product, each, wanted }: Held) =>
        Math.ceil(wanted / each) <= places.get(product)!.count
      const part =
        (asked.numbers.length ? undefined : parts.find(isOne)?.product) ?? parts[0]?.product
      if (part) return fit(part, host, [{ ...places.get(part)!, product: host }])
    }
    return undefined
  }

  /** What a piece of a number names of the kinds, else what meets what is said of the first. */
  function hostsOf(asked: Asked<Subject>, named: readonly NamedKind[]): Subject[] {
    const isNamed = (product: Subject) =>
      named.some(({ members }) => members.has(finder.ids.get(product)!))
    const written = asked.numbers.map(({ product }) => product).filter(isNamed)
    if (asked.numbers.length) return written.slice(0, mostHosts)
    return finder
      .search(asked)
      .results.filter(({ fits, isOfKind }) => fits && isOfKind)
      .slice(0, 1)
      .map(({ product }) => product)
  }

  /** Of a kind, what goes there and holds less than is asked for: nearest the words first. */
  function likeliest(
    asked: Asked<Subject>,
    kind: NamedKind,
    places: ReadonlyMap<Subject, unknown>,
  ): Held[] {
    const { requirements } = asked.understanding
    const others = requirements.filter(({ test, isGuess }) => test.type !== 'number' || isGuess)
    const understanding = {
      ...asked.understanding,
      kinds: [kind],
      excluded: [],
      requirements: others,
    }
    return finder
      .search({ ...asked, numbers: [], understanding })
      .results.flatMap(({ product }): Held[] => {
        const isOfKind = places.has(product) && kind.members.has(finder.ids.get(product)!)
        const held = isOfKind ? holding(product, requirements, attributes) : undefined
        return held && held.each < held.wanted ? [{ ...held, product }] : []
      })
  }
}
