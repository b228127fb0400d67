import type { Asked } from '#domain/finding/find.ts'
import type { Requirement } from '#domain/finding/requirement.ts'
import { lookup } from '#domain/lookup.ts'
import type { NameReader } from './called-by-name.ts'
import { meaningAsked } from './meaning-asked.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'

type Words = Asked<Subject>['understanding']

/** 'What is the load', 'how heavy': what asks. */
const asking = /\b(?:what|what's|whats|which|how|tell me)\b/i
/** Between what is asked and the thing: 'of the', 'does the'. */
const link = /\b(?:of|on|in|for|does|do|is|are|has|have) (?:the|your|our|my|that|an?) /giu
/** What may stand behind the thing. */
const end = /(?: (?:have|has|weigh|use|take|come with|made of))?[.?! ]*$/iu

/** Behind a definite thing, what is told of another: 'the tray that goes into the cabinet'. */
const ofTwo = /\b(?:and|that|which|who|versus|or|with the|than)\b/i

/**
 * An attribute that is asked of one thing, which is told by what it is: the record of the plainest that
 * is so answers. Undefined where a thing is asked for, or none is told.
 */
export function createOfDescribed(
  knowledge: Pick<Knowledge, 'judge' | 'products' | 'termsIn' | 'attributes'>,
  readNamed: NameReader,
  fitting: (asked: Asked<Subject>) => Subject[],
) {
  const { judge, products } = knowledge

  return { ofDescribed, ofSibling, described }

  function ofDescribed(asked: Asked<Subject>): Outcome | undefined {
    const { understanding, numbers } = asked
    if (understanding.nouns.length === 0 || asksOther(understanding)) return undefined
    if (understanding.isContinued || numbers.some(({ match }) => match !== 'piece'))
      return undefined
    // 'What does class B mean in a lamp?'
    if (meaningAsked(asked, knowledge)) return undefined
    // Numbers are known by their capitals.
    const text = understanding.written ?? understanding.text
    for (const { index, 0: said } of text.matchAll(link)) {
      // A story before the question asks nothing.
      const asks = text
        .slice(0, index)
        .split(/[.;!?]\s/)
        .at(-1)!
      const told = text.slice(index + said.length).replace(end, '')
      if (!told || !asking.test(asks) || ofTwo.test(told)) continue
      const question = readNamed(asks).understanding
      if (question.nouns.length === 0) continue
      if (question.kinds.length > 0 || question.requirements.some(isSure)) return undefined
      const all = described(told)
      const states = ({ attributes }: Subject) =>
        question.nouns.some((key) => Object.hasOwn(attributes, key))
      const [product, ...more] = all.some(states) ? all.filter(states) : all
      if (!product) return undefined
      const about = { ...understanding, nouns: question.nouns, requirements: [] }
      return aboutIt(product, about, more.length)
    }
    return undefined
  }

  /** What words tell: of what they are true of, what states least beside them, the likeliest first. */
  function described(told: string): Subject[] {
    const asked = readNamed(told)
    const { kinds, requirements } = asked.understanding
    const named = asked.numbers.filter(({ match }) => match === 'exact' || match === 'built')
    if (named.length > 0) return named.map(({ product }) => product).slice(0, 1)
    if (kinds.length === 0 && asked.numbers.length === 0) return []
    const sure = requirements.filter(isSure)
    const all = fitting(asked)
    const beside = (product: Subject) =>
      sure.map((one) => others(product, one, sure)).reduce(sum, 0)
    const least = Math.min(...all.map(beside))
    return all.filter((one) => beside(one) === least)
  }

  /**
   * 'And the red one, is that of brass?' of what was answered: of its type, what is so and is like it
   * otherwise. Without a question of its own the same is asked again.
   */
  function ofSibling(text: string, before: Outcome): Outcome | undefined {
    const { told, rest = '' } = another.exec(text)?.groups ?? {}
    const product = told ? answeredBy(before) : undefined
    if (!told || !product) return undefined
    const own = readNamed(told).understanding
    if (own.kinds.length > 0 || own.requirements.length === 0) return undefined
    const of = { text: own.text, requirements: own.requirements.map(exactly) }
    const like = products
      .filter((one) => one !== product && one.subFamily === product.subFamily)
      .filter((one) => judge(one, of).every(({ result }) => result === 'met'))
      .toSorted((a, b) => alike(b, product) - alike(a, product))
    const [first] = like
    if (!first || judge(product, of).every(({ result }) => result === 'met')) return undefined
    const asks = readNamed(rest, { isLater: true }).understanding
    const requirements = asks.requirements.map(surely)
    if (asks.kinds.length > 0 || asksOther(asks)) return undefined
    if (requirements.length + asks.nouns.length > 0)
      return aboutIt(first, { ...asks, requirements })
    return before.kind === 'about' ? aboutIt(first, before.asked) : undefined
  }

  function aboutIt(product: Subject, asked: Words, more = 0): Outcome {
    const checks = judge(product, asked)
    const fits = checks.every(({ result }) => result === 'met')
    const found = {
      product,
      checks,
      fits,
      isOfKind: true,
      score: 0,
      coverage: 1,
      held: 0,
      told: 0,
    }
    return { kind: 'about', found, asked, number: product.partNumber, ...(more && { more }) }
  }
}

/** 'And the red one ...'. */
export const another =
  /^(?:(?:and|but|ok|so|what about|how about|what is with) )*(?:the|your|that) (?<told>[^?!;,]{1,40}?) (?:one|version|type)\b(?<rest>.*)$/u

/** The one thing that an answer spoke of, or the first that it named. */
function answeredBy(before: Outcome): Subject | undefined {
  if (before.kind === 'about') return before.found.product
  return before.kind === 'products' ? before.found[0]?.product : undefined
}

/** How many attributes two state alike. */
const alike = (a: Subject, b: Subject): number =>
  Object.entries(a.attributes).filter(
    ([key, values]) => JSON.stringify(values) === JSON.stringify(lookup(b.attributes, key)),
  ).length

/** 'The 12 one' is none of more. */
function exactly(one: Requirement): Requirement {
  const { test } = one
  if (test.type !== 'number' || test.isBound) return surely(one)
  const bounds = test.bounds.map((bound) => {
    const [low, high] = [bound.low ?? bound.high, bound.high ?? bound.low]
    return { ...bound, ...(low !== undefined && { low }), ...(high !== undefined && { high }) }
  })
  return surely({ ...one, test: { ...test, bounds } })
}

/** What is asked of one thing is asked of it, whatever else the word may mean. */
export function surely(one: Requirement): Requirement {
  const { aside: _, ...said } = one
  return { ...said, isGuess: false }
}

const asksOther = (one: Words) =>
  one.wantsComparison ||
  one.wantsFit ||
  one.wantsPartners ||
  one.wantsDocument ||
  one.wantsPeople ||
  one.relatives.length > 0 ||
  one.extremes.length > 0

const isSure = ({ isGuess, not }: Requirement) => !isGuess && !not
const sum = (a: number, b: number) => a + b

/** How many of the attributes that are asked about it states otherwise as well: it has two ends, and one is another. */
function others(product: Subject, { test }: Requirement, all: readonly Requirement[]): number {
  if (test.type !== 'values') return 0
  return [...test.values.keys()].filter((key) => {
    const stated = lookup(product.attributes, key) ?? []
    return !stated.every((value) =>
      all.some(
        (one) =>
          one.test.type === 'values' &&
          typeof value === 'string' &&
          one.test.values.get(key)?.has(value),
      ),
    )
  }).length
}
