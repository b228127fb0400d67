import { attributeLookup } from '#domain/catalogue/attribute.ts'
import type { Asked, Finding, Found } from '#domain/finding/find.ts'
import { normalize } from '#domain/finding/tokens.ts'
import { composeReply } from './compose-reply.ts'
import { refine } from './converse.ts'
import { offLimits } from './guard.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'

export type Recommendation = { reply: string; outcome: Outcome }
export type Recommender = {
  /** `about` is the product whose page is open: 'this one' means it. */
  (turns: readonly string[], about?: Subject): Recommendation
  /** What the turns ask for, taken together. */
  read: (turns: readonly string[], about?: Subject) => Asked<Subject>
}

const maxNamed = 3
const maxTurns = 12
/** In points of the ranking: what lies further behind the first is not named beside it. */
const maxBehind = 0.7
/** Share of a message's words below which no product is spoken of. */
const leastCoverage = 0.5

/**
 * Answers from the records alone. `turns` are the visitor's own, the last one is answered; what
 * they asked for before still holds where it was not said anew.
 */
export function createRecommender(knowledge: Knowledge): Recommender {
  const { finder, attributes, fitsOf } = knowledge
  const define = attributeLookup(attributes)
  const ids = new Map(knowledge.products.map((product, id) => [product, id]))

  // Refused turns leave no trace in what is wanted.
  const read = (turns: readonly string[], about?: Subject) =>
    turns
      .slice(-maxTurns)
      .filter((turn, i, all) => i === all.length - 1 || !isRefused(turn))
      .map((turn) => withPage(finder.read(turn), about))
      .reduce((before, turn) => refine(before, turn))
  const recommendFor = (turns: readonly string[], about?: Subject) => {
    const outcome = outcomeOf(turns, about)
    return { outcome, reply: composeReply(outcome, knowledge) }
  }
  return Object.assign(recommendFor, { read })

  /** 'Does this fit A?' names two. */
  function withPage(asked: Asked<Subject>, about: Subject | undefined): Asked<Subject> {
    const id = about && asked.understanding.meansThis ? ids.get(about) : undefined
    if (id === undefined || asked.numbers.some(({ product }) => product === about)) return asked
    const { partNumber } = about!
    return {
      ...asked,
      numbers: [
        { id, match: 'exact', partNumber, written: partNumber, product: about! },
        ...asked.numbers,
      ],
    }
  }

  function outcomeOf(turns: readonly string[], about: Subject | undefined): Outcome {
    const last = turns.at(-1)
    if (!last?.trim()) return { kind: 'question' }
    const limit = offLimits(normalize(last))
    if (limit && limit !== 'commercial') return { kind: 'refusal', reason: limit }
    const asked = read(turns, about)
    if (limit) return supply(asked)
    return special(asked) ?? recommend(asked)
  }

  /** Questions about products and words rather than for products. */
  function special(asked: Asked<Subject>): Outcome | undefined {
    const { understanding, numbers } = asked
    const named = numbers.filter(({ match }) => match === 'exact' || match === 'built')
    const products = [
      ...new Set((named.length > 1 ? named : numbers).map(({ product }) => product)),
    ]
    const [first, second] = products
    if (first && second && understanding.wantsFit) {
      return fit(first, second)
    }
    if (first && second && products.length < 5) return { kind: 'comparison', products }
    if (understanding.wantsFit && first) {
      // The other is described, not numbered.
      const { results } = finder.search({ ...asked, numbers: [] })
      const other = results.find(({ product, isOfKind }) => isOfKind && product.slug !== first.slug)
      const isDescribed = understanding.kinds.length > 0 || understanding.requirements.length > 0
      if (other && isDescribed && !results.some(({ fits }) => fits && results.length > 40)) {
        return fit(other.product, first)
      }
    }
    const isOfNothing = understanding.kinds.length === 0 && understanding.requirements.length === 0
    if (understanding.wantsFit && first && products.length === 1 && isOfNothing) {
      const fits = fitsOf(first)
      if (fits.length) return { kind: 'partners', product: first, fits }
    }
    if (understanding.wantsComparison && !first && understanding.kinds.length) {
      const { results } = finder.search(asked)
      const compared = results.filter(({ isOfKind }) => isOfKind).slice(0, maxNamed)
      if (compared.length > 1)
        return { kind: 'comparison', products: compared.map(({ product }) => product) }
    }
    if (first && named.length === 1 && finder.search(asked).partners.length === 0) {
      const [found] = finder.search({
        ...asked,
        understanding: { ...understanding, kinds: [], excluded: [] },
      }).results
      if (found?.product === first) return { kind: 'about', found, asked: understanding }
    }
    if (understanding.wantsDocument) {
      const found = first
        ? products
        : finder.search(asked).results.flatMap(({ isOfKind, product }) => (isOfKind ? product : []))
      const having = found.filter(({ files }) => files?.length).slice(0, maxNamed)
      if (having.length) return { kind: 'documents', products: having }
    }
    const isOfWords = understanding.kinds.length === 0 && understanding.requirements.length === 0
    if (understanding.wantsMeaning && isOfWords && !first) {
      const definitions = understanding.nouns.map(define).filter(({ explain }) => explain)
      if (definitions.length) return { kind: 'meaning', definitions: definitions.slice(0, 2) }
    }
    return undefined
  }

  /** What else a part goes with, where it does not go with this. */
  function fit(a: Subject, b: Subject): Outcome {
    const fits = fitsBetween(a, b)
    const sameAs = (product: Subject) =>
      product.subFamily === b.subFamily || product.family === b.family
    const others = fits.length ? [] : fitsOf(a).map(({ product }) => product)
    const instead = [...new Set([...others.filter(sameAs), ...others])].slice(0, maxNamed)
    return { kind: 'fit', products: [a, b], fits, instead }
  }

  function fitsBetween(a: Subject, b: Subject) {
    const toB = fitsOf(a).filter(({ product }) => product.slug === b.slug)
    return toB.length ? toB : fitsOf(b).filter(({ product }) => product.slug === a.slug)
  }

  function recommend(asked: Asked<Subject>): Outcome {
    const { understanding, numbers } = asked
    const { kinds, requirements, words, unknown, excluded } = understanding
    const isOpen = kinds.length === 0 && requirements.length === 0 && numbers.length === 0
    if (isOpen && excluded.length === 0) {
      if (words.length === 0) return { kind: 'question' }
      // Words of the trade stand together in the texts of some product.
      const best = finder.search(asked).results[0]?.coverage ?? 0
      if (best < leastCoverage || unknown.length > words.length / 2) {
        return { kind: 'refusal', reason: 'off-topic' }
      }
    }
    const finding = finder.search(asked)
    // A code that no record knows, such as a connector we do not make, is asked for all the same.
    const codes = unknown.filter((word) => /^[a-z]+\d/.test(word))
    if (codes.length && numbers.length === 0) {
      return {
        kind: 'nothing',
        asked: understanding,
        nearest: finding.results.find(({ isOfKind }) => isOfKind),
      }
    }
    const all = finding.results.filter(({ fits }) => fits)
    // What may have been meant counts where some product meets it.
    const most = Math.max(0, ...all.map(guessesMet))
    const fitting = all.filter((one) => guessesMet(one) === most)
    if (fitting.length) {
      const near = fitting.filter(({ score }) => score > fitting[0]!.score - maxBehind)
      const found = ofEachKind(near, finding).slice(0, maxNamed)
      return {
        kind: 'products',
        asked: understanding,
        found,
        total: fitting.length,
        partners: finding.partners,
      }
    }
    const [nearest] = finding.results
    const isNear =
      nearest && (nearest.isOfKind || nearest.checks.some(({ result }) => result === 'met'))
    return { kind: 'nothing', asked: understanding, nearest: isNear ? nearest : undefined }
  }

  /** Who asks for housing and cassette is shown both. */
  function ofEachKind(
    fitting: Finding<Subject>['results'],
    { understanding: { kinds } }: Finding<Subject>,
  ) {
    if (kinds.length < 2) return fitting
    const firsts = kinds.flatMap(
      ({ members }) => fitting.find(({ product }) => members.has(ids.get(product)!)) ?? [],
    )
    return [...new Set([...firsts, ...fitting])]
  }

  /** Prices are people's to say; what the records say of stock and lead time is not held back. */
  function supply(asked: Asked<Subject>): Outcome {
    const { kinds, requirements } = asked.understanding
    const named = asked.numbers.map(({ product }) => product)
    if (named.length) return { kind: 'supply', products: [...new Set(named)].slice(0, maxNamed) }
    if (kinds.length === 0 && requirements.length === 0)
      return { kind: 'refusal', reason: 'commercial' }
    const fitting = finder.search(asked).results.filter(({ fits }) => fits)
    return fitting.length
      ? { kind: 'supply', products: fitting.slice(0, maxNamed).map(({ product }) => product) }
      : { kind: 'refusal', reason: 'commercial' }
  }
}

function guessesMet({ checks }: Found<Subject>): number {
  return checks.filter(({ requirement, result }) => requirement.isGuess && result === 'met').length
}

function isRefused(turn: string): boolean {
  const limit = offLimits(normalize(turn))
  return limit !== undefined && limit !== 'commercial'
}
