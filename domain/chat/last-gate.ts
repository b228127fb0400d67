import type { Asked, Checked, Found } from '#domain/finding/find.ts'
import type { Requirement } from '#domain/finding/requirement.ts'
import type { Understanding } from '#domain/finding/understand.ts'
import { parted } from './parted.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'

type Of<K extends Outcome['kind']> = Extract<Outcome, { kind: K }>

/**
 * Holds what an answer is about to name against the records, whichever way it was found: each figure
 * and each exclusion that was read, in this turn or in turns that still hold. What fails one is told
 * as the nearest, with what it misses.
 */
export function createLastGate({ finder, judge }: Pick<Knowledge, 'finder' | 'judge'>) {
  return gate

  function gate(outcome: Outcome, { understanding, numbers }: Asked<Subject>): Outcome {
    const demands = understanding.requirements.filter(isDemand)
    const isExcluded = (product: Subject) =>
      understanding.excluded.some(
        ({ isWord, members, called = members }) => !isWord && called.has(finder.ids.get(product)!),
      )
    /** What the record of a product does not bear of these. */
    const failedBy = (product: Subject, of: readonly Requirement[] = demands): Checked[] =>
      of.length === 0
        ? []
        : judge(product, { ...understanding, requirements: [...of] }).filter(
            ({ result }) => result !== 'met',
          )
    const bears = (product: Subject) => !isExcluded(product) && failedBy(product).length === 0

    switch (outcome.kind) {
      case 'products':
        return products(outcome)
      case 'parts': {
        const parts = outcome.parts.map((one) => ({
          ...one,
          outcome: gate(one.outcome, one.asked),
        }))
        return { ...outcome, parts }
      }
      case 'nothing':
        return outcome.nearest ? { ...outcome, nearest: corrected(outcome.nearest) } : outcome
      case 'about':
        return { ...outcome, found: corrected(outcome.found) }
      case 'question':
        return outcome.offers
          ? { ...outcome, offers: outcome.offers.filter(({ product }) => bears(product)) }
          : outcome
      case 'chain':
        return some(outcome.parts, (parts) => ({ ...outcome, parts }))
      case 'partners':
        // What was described is the host: the figures are its own.
        return bears(outcome.product) || outcome.isFound
          ? outcome
          : some(
              outcome.fits.map(({ product }) => product),
              (left) => ({
                ...outcome,
                fits: outcome.fits.filter(({ product }) => left.includes(product)),
              }),
            )
      case 'documents':
        return numbers.length > 0
          ? outcome
          : some(outcome.products, (left) => ({ ...outcome, products: left }))
      default:
        return outcome
    }

    function products(one: Of<'products'>): Outcome {
      const left = unmetBy(one)
      const failing = new Map(one.found.map((found) => [found, left(found)]))
      const isSound = (found: Found<Subject>) =>
        failing.get(found)!.length === 0 && !isExcluded(found.product)
      const [kept, dropped] = parted(one.found, isSound)
      const beside = one.beside && bears(one.beside.product) ? one.beside : undefined
      const rest = { ...one, ...('beside' in one && { beside }) }
      if (dropped.length === 0) return rest
      if (kept.length > 0) return { ...rest, found: kept, total: one.total - dropped.length }
      return nearestOf(dropped[0]!, failing.get(dropped[0]!)!, one.asked)
    }

    /** What a product that is named fails and the answer does not tell. */
    function unmetBy({ asked, partners }: Of<'products'>): (one: Found<Subject>) => Checked[] {
      // What is said of a thing that was described is borne by that thing.
      const [own, others] = parted(demands, (one) => asked.requirements.some(isSame(one)))
      const left = others.filter((one) => !partners.some((host) => !failedBy(host, [one]).length))
      return ({ product, checks }) =>
        failedBy(product, [...own, ...left]).filter(({ requirement: one }) => {
          const isTold = checks.some(
            ({ requirement, result }) => isSame(one)(requirement) && result !== 'met',
          )
          return !(isTold && asked.requirements.some(isSame(one)))
        })
    }

    /** Of products that are named without a word of figures those that bear them, if any do. */
    function some(all: readonly Subject[], with_: (left: Subject[]) => Outcome): Outcome {
      const left = all.filter(bears)
      if (left.length === all.length || all.length === 0) return with_([...all])
      if (left.length > 0) return with_(left)
      const [first] = all as [Subject, ...Subject[]]
      return nearestOf(bare(first), failedBy(first), understanding)
    }

    function nearestOf(one: Found<Subject>, failed: readonly Checked[], asked: Understanding) {
      const isOther = (requirement: Requirement) =>
        !failed.some((check) => isSame(check.requirement)(requirement))
      const sure = failed.map(({ requirement }) => ({ ...requirement, isGuess: false }))
      return {
        kind: 'nothing' as const,
        asked: { ...asked, requirements: [...asked.requirements.filter(isOther), ...sure] },
        nearest: {
          ...one,
          checks: [...one.checks.filter((check) => isOther(check.requirement)), ...failed],
        },
      }
    }

    /** With what the record says of each demand in place of what was said of it. */
    function corrected(one: Found<Subject>): Found<Subject> {
      const failed = failedBy(one.product)
      const checks = one.checks.map((check) =>
        check.result === 'met'
          ? (failed.find(({ requirement }) => isSame(requirement)(check.requirement)) ?? check)
          : check,
      )
      return { ...one, checks }
    }
  }
}

/** A figure, or what must not be; what may have meant something else holds nobody to it. */
const isDemand = ({ isGuess, aside, test, not }: Requirement) =>
  !isGuess && !aside && (test.type === 'number' || not)

/** The same words of the same turn, however the way to an answer narrowed what they are of. */
const isSame = (a: Requirement) => (b: Requirement) =>
  a.from === b.from &&
  a.to === b.to &&
  a.not === b.not &&
  a.test.type === b.test.type &&
  (a.test.type !== 'number' || b.test.type !== 'number' || a.test.wanted === b.test.wanted)

const bare = (product: Subject): Found<Subject> => ({
  product,
  checks: [],
  isOfKind: true,
  fits: false,
  score: 0,
  coverage: 0,
  held: 0,
  told: 0,
})
