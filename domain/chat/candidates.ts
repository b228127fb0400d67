import type { Found } from '#domain/finding/find.ts'
import { meetsAll } from './choose-reading.ts'
import { shownOn, type Page } from './on-page.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { matchProducts, nameKeys, stripUnknownBrackets } from './product-names.ts'
import type { Listed } from './prompt.ts'
import type { Recommender } from './recommender.ts'
import { withoutBrackets } from './reply-words.ts'
import { statedFacts } from './stated-facts.ts'
import { createTogether } from './together.ts'

/** What a language model is told before it answers. */
export type Candidates = {
  /** The likeliest first, each with what it meets and misses. */
  listed: Listed[]
  /** What else our own engine knows of the question: the page, its own answer, what it did not read. */
  notes: string[]
}

const maxListed = 24
const maxNear = 6

/** What was verified for a language model: it may recommend what meets all, and is told what the rest misses. */
export function createCandidates(knowledge: Knowledge, recommend: Recommender) {
  const { finder, products, attributes } = knowledge
  const { partnersOf } = createTogether(knowledge)

  return (turns: readonly string[], page?: Page): Candidates => {
    const finding = finder.search(recommend.read(turns, page))
    const { outcome, reply } = recommend(turns, page)
    const { partners } = finding
    const going = partnersOf(partners)
    const fitting = finding.results.filter(
      (one) => (partners.length === 0 || going.has(one.product)) && meetsAll(one, finding),
    )
    // What our own answer speaks of is verified in another way: as a fit, a document, a record.
    const spoken = spokenIn(outcome, reply)
    const isSpoken = (product: Subject) => spoken.includes(product)
    const fits = fitting.filter(({ product }) => !isSpoken(product))
    const isNamed = (product: Subject) =>
      isSpoken(product) || fits.some((one) => one.product === product)
    const open = page ? shownOn(page).filter((product) => !isNamed(product)) : []
    const near = fitting.length ? [] : finding.results.slice(0, maxNear)
    const listed: Listed[] = [
      ...spoken.map((product) => ({ ...lineOf(product), isNear: false })),
      ...open.map((product) => ({ ...lineOf(product), isNear: true })),
      ...fits.map((one) => verified(one, false)),
      ...near
        .filter(({ product }) => !isNamed(product) && !open.includes(product))
        .map((one) => verified(one, true)),
    ].slice(0, maxListed)
    const allowed = nameKeys(listed.flatMap(({ name, isNear }) => (isNear ? [] : name)))
    const { unknown, dropped, demands } = finding.understanding
    const left = [...unknown, ...dropped, ...demands]
    return {
      listed,
      notes: [
        ...(page ? [`The customer has this page open: ${saysPage(page)}.`] : []),
        ...(left.length ? [`Not understood, so met by none: ${left.join(', ')}.`] : []),
        ...(turns.length
          ? [`What our records answer: ${stripUnknownBrackets(reply, allowed)}`]
          : []),
      ],
    }
  }

  /** Of several parts only what meets all that was asked of it. */
  function spokenIn(outcome: Outcome, reply: string): Subject[] {
    if (outcome.kind === 'products') return []
    if (outcome.kind !== 'parts') return matchProducts(reply, products)
    return outcome.parts.flatMap(({ outcome: part }) =>
      part.kind === 'products' ? part.found.filter(meetsAllSure).map(({ product }) => product) : [],
    )
  }

  function verified({ product, checks }: Found<Subject>, isNear: boolean): Listed {
    const said = (result: string) =>
      checks.flatMap(({ result: own, requirement }) =>
        own === result && !requirement.isGuess ? [requirement.says] : [],
      )
    const facts = statedFacts(
      product,
      checks.map(({ requirement }) => requirement),
      attributes,
    )
    const verdict = [
      ['meets', said('met')],
      ['does not meet', said('missed')],
      ['does not state', said('unstated')],
      ['records', facts],
    ].flatMap(([label, list]) =>
      list!.length ? [`${String(label)} ${(list as string[]).join(', ')}`] : [],
    )
    return { ...lineOf(product), isNear, ...(verdict.length && { verdict: verdict.join('; ') }) }
  }
}

const meetsAllSure = ({ checks }: Found<Subject>) =>
  checks.every(({ result, requirement }) => result === 'met' || requirement.isGuess)

const lineOf = ({ name, text, partNumber }: Subject) => ({ name, text, partNumber })

const saysPage = (page: Page) =>
  withoutBrackets(
    'family' in page
      ? page.family
      : shownOn(page)
          .map(({ name, partNumber }) => `${name}, ${partNumber}`)
          .join('; '),
  )
