import type { Asked, Found } from '#domain/finding/find.ts'
import type { NameReader } from './called-by-name.ts'
import { comparedBy } from './compared-by.ts'
import { surely } from './of-described.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'

type Words = Asked<Subject>['understanding']

/** Behind what asks, the two: 'are A and B both of brass', 'do A and B have the same body'. */
const ofBoth =
  /(?:^|[.;!?] )(?:so |and |ok )?(?:are|is|do|does|have|has|can|will) (?:both )?(?:of )?(?<first>[^.;!?]+?) and (?<second>[^;!?]+?) (?:(?:both|each|all|either) (?<asks>[^.;!?]+)|(?:\p{L}+ )?(?:the )?same (?<same>[^.;!?]+))[.?! ]*$/iu
/** The same where the second is a number, behind which the question begins. */
const ofNumber =
  /(?:^|[.;!?] )(?:so |and |ok )?(?:are|is|do|does|have|has|can|will) (?:both )?(?<first>[^.;!?]+?) and (?:the )?(?<second>\S*[-\d]\S*) (?<asks>[^.;!?]+)[.?! ]*$/iu

/** A comparison names two things in a sentence; a longer text is not searched for one. */
const maxComparisonLength = 500
/** So many places are tried at which two products may part: each costs two readings of the whole text. */
const maxLinks = 4

/** Between two that are set side by side. */
const between = / (?:and|with|to|against|vs\.?|versus|or|than|from) /gi
/** What stands before the first of them: what compares, else what asks. */
const before = [
  /^.*(?:\b(?:compare|compared|between|difference|versus)\b|[,:;.!?]) (?=\S)/i,
  /^.*\b(?:of|in|is|does|do|are|differ|how)\b (?=\S)/i,
]
/** What stands behind the second. */
const behind = /(?:[,:;!?]| (?:differ|compare|in|on|by|for)\b|\.(?:\s|$))[^]*$/i

/**
 * Two that are told by words or numbers and asked about together: compared, or each held against what
 * is asked of both. Undefined where the words tell no two.
 */
export function createOfSides(
  { judge }: Pick<Knowledge, 'judge'>,
  readNamed: NameReader,
  described: (told: string) => Subject[],
): (asked: Asked<Subject>) => Outcome | undefined {
  return (asked) => {
    const { understanding } = asked
    if (understanding.text.length > maxComparisonLength) return undefined
    if (understanding.isContinued || understanding.wantsFit || understanding.wantsPartners)
      return undefined
    return ofEach(understanding) ?? compared(asked)
  }

  function ofEach({ text: read, written: text = read }: Words): Outcome | undefined {
    const { first, second, asks, same } = (ofBoth.exec(text) ?? ofNumber.exec(text))?.groups ?? {}
    if (!first || !second) return undefined
    const products = pairOf(first, second)
    if (!products) return undefined
    const asked = readNamed(asks ?? same ?? '', { isLater: true }).understanding
    if (asked.wantsFit || asked.kinds.length > 0) return undefined
    if (same) return asked.nouns.length > 0 ? { kind: 'comparison', products, asked } : undefined
    const requirements = asked.requirements.map(surely)
    if (requirements.length + asked.nouns.length === 0) return undefined
    const own = { ...asked, requirements }
    return { kind: 'shown', asked: own, found: products.map((one) => judged(one, own)) }
  }

  function compared({ understanding, numbers }: Asked<Subject>): Outcome | undefined {
    const { wantsComparison, relatives, extremes } = understanding
    // Numbers are known by their capitals.
    const text = understanding.written ?? understanding.text
    if (!wantsComparison && relatives.length + extremes.length === 0) return undefined
    const exact = numbers.filter(({ match }) => match === 'exact' || match === 'built')
    if (new Set(exact.map(({ product }) => product)).size > 1) return undefined
    const links = text
      .matchAll(between)
      .filter(({ 0: link }) => wantsComparison || link === ' or ')
      .take(maxLinks)
    for (const { index, 0: link } of links) {
      const first = text.slice(0, index)
      const second = text.slice(index + link.length).replace(behind, '')
      const [products] = before.flatMap((head) => {
        const pair = pairOf(first.replace(head, ''), second)
        return pair ? [pair] : []
      })
      if (products)
        return { kind: 'comparison', products, asked: understanding, ...comparedBy(understanding) }
    }
    return undefined
  }

  function pairOf(first: string, second: string): [Subject, Subject] | undefined {
    const [b] = tells(second) ? described(second) : []
    if (!b) return undefined
    const a = tells(first) ? toldAs(first, second) : undefined
    return a && b && a !== b ? [a, b] : undefined
  }

  /** 'The red and the blue wall lamp' are two wall lamps, 'the red and the blue-shaded lamp' two lamps. */
  function toldAs(first: string, second: string): Subject | undefined {
    const words = readNamed(second).understanding.kinds[0]?.says.split(' ') ?? []
    const ways = ['', ...words.map((_, at) => words.slice(at).join(' '))]
    return ways
      .values()
      .map((kind) => described(`${first} ${kind}`.trim())[0])
      .find((one) => one !== undefined)
  }

  /** 'Lamps' are many; 'the lamp', 'LP-200' and 'brass lamps' are told from others. */
  function tells(said: string): boolean {
    const { numbers, understanding } = readNamed(said)
    return definite.test(said) || numbers.length > 0 || understanding.requirements.length > 0
  }

  function judged(product: Subject, asked: Words): Found<Subject> {
    const checks = judge(product, asked)
    const fits = checks.every(({ result }) => result === 'met')
    return { product, checks, fits, isOfKind: true, score: 0, coverage: 1, held: 0, told: 0 }
  }
}

const definite = /^(?:both )?(?:the|your|our|my|that|this) /i
