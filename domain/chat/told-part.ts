import type { Asked, Found } from '#domain/finding/find.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { createTogether } from './together.ts'

/** A thing that more products may be is not told by its kind. */
const maxHosts = 24
/** What answers the words worse, of the best, is not told by them; fewer words tell nothing. */
const minTold = 0.85
/** Over a figure that it does not state, almost all. */
const almostAll = 0.95
const minHeld = 3
const minShare = 0.4

/**
 * 'The rubber ring for your VDC dome, mine is cut': the thing is named, what is asked for goes with
 * it and is told by the other words alone. By the records, for whatever does not go with the thing is
 * no part of it.
 */
export function createToldPart(knowledge: Knowledge) {
  const { finder, products } = knowledge
  const { between } = createTogether(knowledge)

  return (asked: Asked<Subject>): Outcome | undefined => {
    const { understanding, numbers } = asked
    const { kinds, mentioned, isContinued, excluded } = understanding
    // What a text begins with is asked for.
    if (isContinued || kinds.some(({ isAsked, from }) => isAsked || from === 0)) return undefined
    if (numbers.some(({ match }) => match === 'exact' || match === 'built')) return undefined
    const things = [...kinds, ...mentioned, ...excluded.filter(({ isWord }) => !isWord)]
    const named = new Set(
      numbers.length ? numbers.map(({ id }) => id) : things.flatMap(({ members }) => [...members]),
    )
    if (named.size === 0 || named.size > maxHosts) return undefined
    const hosts = [...named].toSorted((a, b) => a - b).map((id) => products[id]!)
    const meant = {
      ...understanding,
      kinds: [],
      mentioned: [],
      excluded: excluded.filter(({ isWord }) => isWord),
    }
    const { results } = finder.search({ numbers: [], understanding: meant })
    const found = results.find(
      ({ product, told, held, coverage, checks }) =>
        told >= (checks.some(isUnstatedFigure) ? almostAll : minTold) &&
        held >= minHeld &&
        coverage >= minShare &&
        hosts.some((host) => isPart(product, host)),
    )
    const isMissed = found?.checks.some(
      ({ result, requirement: one }) => result === 'missed' && !one.isGuess && !one.aside,
    )
    if (!found || isMissed) return undefined
    const host = hosts.find((one) => isPart(found.product, one))!
    const isNamed = numbers.some(({ product }) => product === host)
    return {
      kind: 'products',
      asked: meant,
      found: [found],
      total: 1,
      partners: isNamed ? [host] : [],
      isByWords: true,
    }
  }

  /** What may be such a thing itself goes with it as its accessory alone. */
  function isPart(product: Subject, host: Subject): boolean {
    if (product === host) return false
    const fits = between(product, host)
    return fits.some((one) => one.interface === '')
  }
}

const isUnstatedFigure = ({ result, requirement }: Found<Subject>['checks'][number]) =>
  result === 'unstated' && !requirement.isGuess && requirement.test.type === 'number'
