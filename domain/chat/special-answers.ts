import type { Fit } from '#domain/catalogue/fits.ts'
import type { Asked, Found } from '#domain/finding/find.ts'
import type { Requirement } from '#domain/finding/requirement.ts'
import { keyOfText } from '#domain/finding/tokens.ts'
import { minWords } from './by-words.ts'
import { meetsAll } from './choose-reading.ts'
import { meaningAsked } from './meaning-asked.ts'
import { maxNamed, type Knowledge, type Outcome, type Subject } from './outcome.ts'
import { createFitsNamed } from './fits-named.ts'
import { createAmountsOfDescribed } from './amounts-of-described.ts'
import { createFitOfDescribed } from './fit-of-described.ts'
import { asksHowMany } from './say-counts.ts'
import { partsAsked } from './say-parts-in.ts'
import { fieldsOf } from './stated-facts.ts'
import { asksWhich } from './asks-which.ts'
import { comparedBy } from './compared-by.ts'
import { createTogether } from './together.ts'

/** What goes into a thing is needed sooner than what is plugged into it. */
const placeFirst = 0.3
const nearEnough = 0.8

/** Answers to questions about products and words rather than for products. */
export function createSpecialAnswers(knowledge: Knowledge) {
  const { finder, partsOf, ownersOf, fitsOf } = knowledge
  const { partnersOf, fitAsked, chainOf } = createTogether(knowledge)
  const fitsNamed = createFitsNamed(knowledge)
  const amountsOfDescribed = createAmountsOfDescribed(knowledge)
  const fitOfDescribed = createFitOfDescribed(knowledge)

  return (asked: Asked<Subject>): Outcome | undefined => {
    const { understanding, numbers } = asked
    if (understanding.wantsPeople) {
      const named = [...new Set(numbers.map(({ product }) => product))]
      return { kind: 'people', products: named.slice(0, maxNamed) }
    }
    const explanations = meaningAsked(asked, knowledge)
    if (explanations) return { kind: 'meaning', explanations }
    const named = numbers.filter(({ match }) => match === 'exact' || match === 'built')
    const products = [
      ...new Set((named.length > 1 ? named : numbers).map(({ product }) => product)),
    ]
    const [first, second] = products
    const { wantsFit, wantsComparison, kinds, requirements, linksNumbers } = understanding
    const [near] = numbers
    if (near?.match === 'near' && !kinds.some(({ isAsked }) => isAsked))
      return { kind: 'near', written: near.written, product: near.product }
    const isOfNothing = kinds.length === 0 && requirements.length === 0
    const compared = (all: Subject[], by: ReturnType<typeof comparedBy> = {}): Outcome => ({
      kind: 'comparison',
      products: all,
      asked: understanding,
      ...by,
    })
    const amounts = amountsOfDescribed(asked)
    if (amounts) return amounts
    const isOfBoth = wantsFit || understanding.wantsPartners || linksNumbers
    if (first && second && !wantsComparison && (isOfBoth || asksHowMany.test(understanding.text))) {
      const both = fitsNamed([first, second, ...products.slice(2)], { ...asked, numbers: named })
      // 'How many of A for B' is of two that go together.
      if (isOfBoth || both.kind !== 'fit' || both.fits.length > 0) return both
    }
    // One piece of a number may begin several: they are not set side by side unless that is asked.
    const isSeveral = new Set(numbers.map(({ written }) => written)).size > 1
    if (first && second && products.length < 5 && (isSeveral || wantsComparison))
      return compared(products, comparedBy(understanding))
    const linked = first && kinds.length > 0 ? chain(asked, first) : undefined
    if (linked) return linked
    // A piece of a number that one product alone has names it as well.
    const isOne = named.length === 1 || products.length === 1
    const into = first && isOne && near?.match !== 'near' ? goingInto(asked, first) : undefined
    if (into) return into
    // 'Do I need more arms for 12 bulbs in the LP-200?'
    const isOfPart = products.length === 1 && understanding.besides.length === 0
    if (first && isOfPart && partsAsked(first, understanding).length > 0) return about(asked, first)
    if (wantsFit && first) {
      // The other is described, not numbered.
      const { results } = finder.search({ ...asked, numbers: [] })
      const others = results.filter(
        ({ product, isOfKind }) => isOfKind && product.slug !== first.slug,
      )
      // 'Which of the arms goes on it?' is of one that does, where any does.
      const withFirst = asksWhich(asked) ? partnersOf([first]) : undefined
      const other = others.find(({ product }) => withFirst?.has(product)) ?? others[0]
      if (other && !isOfNothing && !results.some(({ fits }) => fits && results.length > 40))
        return fitAsked(first, other.product, understanding)
    }
    if (wantsFit && first && products.length === 1 && isOfNothing) {
      const fits = goingWith(first)
      if (fits.length) return { kind: 'partners', product: first, fits }
    }
    const described = fitOfDescribed(asked)
    if (described) return described
    if (wantsComparison && !first && kinds.length) {
      const sides = sidesOf(asked)
      if (sides) return compared(sides)
      const { results } = finder.search(asked)
      const ofKind = results.filter(({ isOfKind }) => isOfKind)
      // 'The 2 mm and the 3 mm': each is one of them.
      const meeting = ofKind.filter(({ checks }) => checks.some(({ result }) => result === 'met'))
      const several = (meeting.length > 1 ? meeting : ofKind).slice(0, maxNamed)
      const isMetByAll = several.every((one) => meetsAll(one, { numbers, understanding }))
      if (several.length > 1 && (isMetByAll || isOfOneAttribute(requirements)))
        return compared(several.map(({ product }) => product))
    }
    if (understanding.wantsPartners) {
      const needed = neededWith(asked, products)
      if (needed) return needed
    }
    const asksOfIt = requirements.some(({ isGuess }) => !isGuess) || understanding.nouns.length > 0
    if (first && understanding.wantsDocument && !asksOfIt) {
      const having = documents(asked, products)
      if (having) return having
    }
    if (first && named.length === 1 && finder.search(asked).partners.length === 0) {
      const own = about(asked, first)
      if (own) return own
    }
    return understanding.wantsDocument ? documents(asked, first ? products : undefined) : undefined
  }

  /**
   * 'The one in the box against the one in the tube': what is asked twice of one attribute is asked
   * of two, each of which meets the rest as well.
   */
  function sidesOf(asked: Asked<Subject>): Subject[] | undefined {
    const { requirements } = asked.understanding
    const sure = requirements.filter(({ isGuess, not }) => !isGuess && !not)
    const sides = [...Map.groupBy(sure, (one) => fieldsOf(one).join()).values()].find(
      ({ length }) => length > 1,
    )
    if (!sides) return undefined
    const found = sides.slice(0, maxNamed).flatMap((side) => {
      const left = requirements.filter((one) => one === side || !sides.includes(one))
      const one = { numbers: [], understanding: { ...asked.understanding, requirements: left } }
      const finding = finder.search(one)
      return finding.results.find((each) => each.isOfKind && meetsAll(each, finding))?.product ?? []
    })
    return new Set(found).size === sides.length ? found : undefined
  }

  function about(asked: Asked<Subject>, product: Subject): Outcome | undefined {
    const understanding = { ...asked.understanding, kinds: [], excluded: [] }
    const [found] = finder.search({ ...asked, understanding }).results
    const { partNumber: number } = asked.numbers.find((one) => one.product === product)!
    return found?.product === product
      ? { kind: 'about', found, asked: asked.understanding, number }
      : undefined
  }

  /** Splitters do not go into a dome; they go on a tray that does. */
  function chain(asked: Asked<Subject>, named: Subject): Outcome | undefined {
    const { results } = finder.search({ ...asked, numbers: [] })
    const wanted = results.filter(({ fits }) => fits).map(({ product }) => product)
    return chainOf(wanted, named)
  }

  /** 'I want a 1x64 in my H-432': what it does not do itself, and what goes with it does. */
  function goingInto(asked: Asked<Subject>, host: Subject): Outcome | undefined {
    const { kinds, mentioned, wantsFit, wantsPartners, requirements } = asked.understanding
    const isAsked = (wantsFit || wantsPartners) && requirements.some(({ isGuess }) => !isGuess)
    if (kinds.length + mentioned.length > 0 || !isAsked) return undefined
    const going = new Set(goingWith(host).map(({ product }) => product))
    const finding = finder.search({ ...asked, numbers: [] })
    const meeting = finding.results.filter((one) => meetsAll(one, finding))
    // 'Which 1x32 goes in there?' asks for what goes in, though the host says the same of itself.
    if (!asksWhich(asked) && meeting.some(({ product }) => product === host)) return undefined
    const found = meeting.filter(({ product }) => going.has(product))
    return found.length
      ? {
          kind: 'products',
          asked: finding.understanding,
          found: found.slice(0, maxNamed - 1),
          total: found.length,
          partners: [host],
        }
      : undefined
  }

  function goingWith(product: Subject): Fit<Subject>[] {
    const fits = fitsOf(product)
    const known = new Set(fits.map((one) => one.product))
    const bought = [...partsOf(product), ...ownersOf(product)]
    return [...fits, ...bought.filter((one) => !known.has(one.product))]
  }

  /** What goes with the one product that is named, or is described and found: nearest the words first. */
  function neededWith(asked: Asked<Subject>, named: readonly Subject[]): Outcome | undefined {
    const { wantsFit } = asked.understanding
    // 'Does the cabinet have to go' speaks of the one that is named.
    const kinds = asked.understanding.kinds.filter(
      ({ members }) => !named.some((one) => members.has(finder.ids.get(one)!)),
    )
    if (named.length > 1 || (named.length === 0 && !wantsFit)) return undefined
    if (named.length === kinds.length) return undefined
    const { results } = finder.search({ ...asked, numbers: [] })
    const host =
      named[0] ??
      results.find(({ fits, product }) => fits && goingWith(product).length > 0)?.product
    const told = new Map(results.map((one) => [one.product, one.told]))
    const near = ({ product, kind }: Fit<Subject>) =>
      (told.get(product) ?? 0) + (kind === 'place' ? placeFirst : 0)
    const all = host ? goingWith(host).toSorted((a, b) => near(b) - near(a)) : []
    if (!host || all.length === 0) return undefined
    // No more is said than the words ask for, where they are more than the question and a name.
    const fits = all.filter((one) => near(one) >= near(all[0]!) * nearEnough)
    if (named.length === 0) return { kind: 'partners', product: host, fits, isFound: true }
    const isStory = asked.understanding.words.length >= minWords
    return { kind: 'partners', product: host, fits: isStory ? fits : all }
  }

  /** Of what is named, else of the kind: 'the installation guide of the panels'. */
  function documents(asked: Asked<Subject>, named: Subject[] | undefined): Outcome | undefined {
    // 'Engineering with permit drawings' asks for no document of ours.
    const called = named ?? calledBy(asked)
    if (!called && !isOfKind(asked)) return undefined
    // With demands beside it, the documents of what meets these are asked for, if any are.
    const finding = finder.search(asked)
    const isMeant = (one: Found<Subject>) => one.isOfKind && meetsAll(one, finding)
    const found = called ?? finding.results.flatMap((one) => (isMeant(one) ? one.product : []))
    const having = found.filter(({ files }) => files?.length).slice(0, maxNamed)
    if (having.length === 0) return undefined
    return { kind: 'documents', products: having, asked: asked.understanding }
  }

  /** What has a code in its name that is in the text: 'the guide of the X6'. */
  function calledBy(asked: Asked<Subject>): Subject[] | undefined {
    // A code that is asked of an attribute is no name: 'OS2'.
    const { words, requirements } = asked.understanding
    const values = new Set(requirements.flatMap(({ says }) => keyOfText(says).split(' ')))
    const codes = words.filter((word) => /^\p{L}+\d/u.test(word) && !values.has(word))
    const found = finder
      .search(asked)
      .results.flatMap(({ product }) =>
        codes.every((code) => ` ${keyOfText(product.name)} `.includes(` ${code} `)) ? product : [],
      )
    return codes.length && found.length ? found : undefined
  }

  /** The word for the document stands before the kind: 'the guide of the panels'. */
  function isOfKind({ understanding: { kinds, mentioned, documentAt = 0 } }: Asked<Subject>) {
    return [...kinds, ...mentioned].some(({ from }) => from > documentAt)
  }
}

/** 'The 2 mm and the 3 mm' are two; of demands on several attributes each has to be met. */
function isOfOneAttribute(requirements: readonly Requirement[]): boolean {
  const sure = requirements.filter(({ isGuess }) => !isGuess)
  return new Set(sure.map((one) => fieldsOf(one).join())).size < 2
}
