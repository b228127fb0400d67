import type { Asked, Found } from '#domain/finding/find.ts'
import { byExtreme, withoutDemand } from './by-extreme.ts'
import type { Page } from './on-page.ts'
import { maxNamed, type Knowledge, type Outcome, type Subject } from './outcome.ts'
import { createTogether } from './together.ts'

/** 'Which works at -40', of those that are shown. */
const choosing = /^(?:(?:and|so|ok) )?(?:which|what|do|are|can) /

/** Answers of the products that a page shows together: which of them do what is asked, and what fits what. */
export function createOfShown(knowledge: Knowledge) {
  const { finder, judge } = knowledge
  const { between } = createTogether(knowledge)

  return (asked: Asked<Subject>, page: Page): Outcome | undefined => {
    if (!('products' in page)) return undefined
    const shown = page.products
    const { understanding, numbers } = asked
    const { kinds, requirements, nouns, extremes, text } = understanding
    const named = new Set(numbers.map(({ product }) => product))
    const isOfAll = shown.every((one) => named.has(one))
    const isBare = numbers.length + kinds.length === 0 && choosing.test(text)
    if (!isOfAll && !isBare) return undefined
    const { wantsComparison, wantsDocument, wantsPeople, wantsFit } = understanding
    if (wantsComparison || wantsPeople) return undefined
    if (wantsDocument && requirements.length + nouns.length === 0) {
      const having = shown.filter(({ files }) => files?.length).slice(0, maxNamed)
      return having.length ? { kind: 'documents', products: having } : undefined
    }
    const others = [...named].filter((one) => !shown.includes(one))
    if (wantsFit)
      return shown.length + others.length > 2 ? together(shown, others, understanding) : undefined
    if (others.length > 0) return undefined
    const ofKind = shown.filter((one) =>
      kinds.some((kind) => kind.members.has(finder.ids.get(one)!)),
    )
    const found = (ofKind.length > 1 ? ofKind : shown).map(judged(understanding))
    const [extreme] = extremes
    const sorted = extreme && byExtreme(found, extreme, knowledge)
    if (extreme && sorted)
      return {
        kind: 'products',
        asked: withoutDemand(understanding, extreme),
        total: sorted.found.length,
        spoken: [sorted.says],
        found: sorted.found.slice(0, maxNamed),
        partners: [],
      }
    return requirements.length + nouns.length > 0
      ? { kind: 'shown', asked: understanding, found }
      : undefined
  }

  /** Each pair of them, or each of them with what is named besides. */
  function together(
    shown: readonly Subject[],
    others: readonly Subject[],
    asked: Asked<Subject>['understanding'],
  ): Outcome {
    const pairs = shown.flatMap((one, at) =>
      (others.length ? others : shown.slice(at + 1)).map((other): [Subject, Subject] => [
        one,
        other,
      ]),
    )
    const fits = pairs.flatMap((pair) => {
      const [fit] = between(...pair)
      return fit ? [{ pair, fit }] : []
    })
    const going = new Set(fits.flatMap(({ pair }) => pair))
    return { kind: 'together', asked, fits, alone: shown.filter((one) => !going.has(one)), others }
  }

  function judged(asked: Asked<Subject>['understanding']) {
    return (product: Subject): Found<Subject> => {
      const checks = judge(product, asked)
      const fits = checks.every(({ result }) => result === 'met')
      return { product, checks, fits, isOfKind: true, score: 0, coverage: 1, held: 0, told: 0 }
    }
  }
}
