import { broken } from '../check-constraint.ts'
import { drawDemand, keyOf, type Asked, type DrawnWords } from '../drawn-requests.ts'
import type { FitRecords } from './fit-records.ts'
import { tellsOf } from './fits.ts'
import {
  calledAs,
  filled,
  forms,
  namedIn,
  ofHalf,
  picker,
  plural,
  type Draw,
  type Put,
  type Recorded,
} from './put.ts'

const firsts = forms(`
  I need a {kind}, {list}.;; {kind} with {list};; Do you have a {kind}? {list}.;; Looking for a {kind} with {list}.;;
  Which {kind} is {list}?;; We want a {kind} for our new room: {list}.`)
const added = forms(`
  And {says}.;; It also has to be {says}.;; Oh, and {says}.;; Can I get that with {says}?;; {says}, please;;
  Only if it is {says}.;; One more thing: {says}.;; with {says}?;; I forgot to say: {says}.;; It has to be {says} as well.`)
const changed = forms(`
  Make that {says}.;; Sorry, {says}.;; Actually {says}.;; No, {says} instead.;; I meant {says}.;; Change of plan: {says}.;;
  My mistake, it should be {says}.;; What about {says}?;; Same thing but {says}.;; And with {says}?;;
  The same, {says}.;; Correction: {says}.`)
const dropped = forms(`
  The {noun} does not matter after all.;; Forget the {noun}.;; Never mind the {noun}.;; Any {noun} will do.;;
  Ignore what I said about the {noun}.;; I don't care about the {noun} any more.;; Leave the {noun} open.;;
  The {noun} is not important.`)
const comparing = forms(`
  And {more}?;; Anything {more}?;; Do you have a {more} one?;; Too much, I need something {more}.;; Is there one that is {more}?;;
  It has to be {more} than that.;; {more}, please;; Have you got it {more}?`)
const ordinals = [
  ['the first one', 0],
  ['the second one', 1],
  ['the latter', 1],
  ['the former', 0],
  ['the second', 1],
  ['the first', 0],
] as const
const ofOne = forms(`
  What is the {noun} of {which}?;; {which}: what {noun}?;; Tell me the {noun} of {which}.;; And the {noun} of {which}?;;
  Of {which}, what is the {noun}?;; I take {which}. Its {noun}?`)
const intoIt = forms(`
  Which {kinds} go into it?;; And the {kinds} for it?;; What {kind} fits in there?;; And which {kinds} go inside?;;
  Now I need a {kind} to go with it.;; Which {kind} do I put in it?`)

export type TurnWords = DrawnWords & {
  /** By attribute, what a smaller and a larger one is called. */
  comparatives: Record<string, { less: string[]; more: string[] }>
  /** By attribute, its name in a sentence. */
  nouns: Record<string, string>
}

type Of = { products: readonly Recorded[]; records: FitRecords; words: TurnWords }

const changes = { added, changed, dropped }

/** A request, and a turn that changes one thing of it. */
export const turning =
  (change: keyof typeof changes, { products, words }: Of): Draw =>
  (random, isOf) => {
    const pick = picker(random)
    const begun = begin({ products, words }, random, isOf)
    if (!begun) return undefined
    const { text, asked, source, ofKind } = begun
    const [first, ...rest] = asked as [Asked, Asked]
    const isOfAsked = (one: Asked) => asked.some((other) => keyOf(other) === keyOf(one))
    const next = change === 'dropped' ? undefined : drawn()
    const noun = change === 'dropped' ? words.nouns[keyOf(first).split('|')[0]!] : ''
    if (noun === undefined || (change !== 'dropped' && !next)) return undefined
    const held = next ? asked.filter((one) => keyOf(one) !== keyOf(next)) : rest
    const form = pick(ofHalf(changes[change], isOf))
    const turn = filled(form, { says: next?.says ?? '', noun })
    return heldTo([text, turn], [...held, ...(next ? [next] : [])], { products, ofKind })

    function drawn(): Asked | undefined {
      for (let tries = 0; tries < 60; tries++) {
        const from = change === 'added' && random() < 0.6 ? source : pick(ofKind)
        const one = drawDemand(from, words, random)
        if (!one || isOfAsked(one) !== (change === 'changed')) continue
        if (from === source && broken(source, one.constraints).length) continue
        if (asked.every(({ says }) => says !== one.says)) return one
      }
      return undefined
    }
  }

/** 'And shorter?': less of it than what was named. */
export const comparative =
  ({ products, words }: Of): Draw =>
  (random, isOf) => {
    const pick = picker(random)
    const begun = begin({ products, words }, random, isOf)
    if (!begun) return undefined
    const { text, asked, ofKind } = begun
    const key = pick(Object.keys(words.comparatives))
    const isLess = random() < 0.5
    const more = pick(words.comparatives[key]![isLess ? 'less' : 'more'])
    if (!ofKind.some(({ attributes }) => attributes[key])) return undefined
    return {
      turns: [text],
      judge: () => ({ violations: [], isMissed: false }),
      goesOn: (reply) => {
        const [first] = namedIn(reply, products).claimed
        const [value] = first?.attributes[key] ?? []
        if (typeof value !== 'number') return undefined
        const rest = asked.filter((one) => keyOf(one) !== key)
        const than: Asked = {
          says: more,
          constraints: [`${key} ${isLess ? '<' : '>'} ${value}`],
          marks: [more],
        }
        const turn = filled(pick(ofHalf(comparing, isOf)), { more })
        return heldTo([text, turn], [...rest, than], { products, ofKind })
      },
    }
  }

/** Two are set side by side, and one of them is asked about. */
export const ordinal =
  ({ products, words }: Of): Draw =>
  (random, isOf) => {
    const pick = picker(random)
    const a = pick(products)
    const b = pick(products.filter(({ subFamily }) => subFamily === a.subFamily))
    const noun = pick(Object.keys(words.nouns))
    if (a === b || !a.attributes[noun] || !b.attributes[noun]) return undefined
    const [which, place] = pick(ordinals)
    const first = `Compare ${a.partNumber} and ${calledAs(b, products, random)}.`
    const meant = [a, b][place]!
    const other = meant === a ? b : a
    return {
      turns: [first, filled(pick(ofHalf(ofOne, isOf)), { noun: words.nouns[noun]!, which })],
      judge: (reply) => {
        const { claimed } = namedIn(reply, products)
        return {
          violations:
            claimed.has(other) && !claimed.has(meant) ? [`${other.slug} is the other`] : [],
          isMissed: !claimed.has(meant),
        }
      },
    }
  }

/** 'Which X go into it?' of what was found. */
export const partOfFound =
  ({ products, records: { going, hosts }, words }: Of): Draw =>
  (random, isOf) => {
    const pick = picker(random)
    const begun = begin({ products: hosts, words }, random, isOf)
    if (!begun) return undefined
    const { text, asked, ofKind, type } = begun
    const all = asked.flatMap(({ constraints }) => constraints)
    const right = ofKind.filter((one) => broken(one, all).length === 0)
    const going_ = right.flatMap((one) => [...going(one)])
    const types = Object.keys(words.kinds).filter(
      (one) => one !== type && going_.some(({ subFamily }) => subFamily === one),
    )
    if (types.length === 0) return undefined
    const said = pick(words.kinds[pick(types)]!)
    const turn = filled(pick(ofHalf(intoIt, isOf)), { kind: said, kinds: plural(said) })
    return {
      turns: [text],
      judge: () => ({ violations: [], isMissed: false }),
      // It is of what was named: whatever that is, a part has to go with it.
      goesOn: (first) => {
        const named = [...namedIn(first, products).claimed].filter((one) => right.includes(one))
        const of = new Set(named.flatMap((one) => [...going(one)]))
        const isByWay = (one: Recorded, others: Recorded[]) =>
          others.some((via) => going(via).has(one))
        const kin = (one: Recorded) => words.kinds[one.subFamily]?.includes(said) === true
        if (![...of].some(kin)) return undefined
        return {
          turns: [text, turn],
          judge: (reply) => {
            const byWay = reply.includes(', which goes into')
            const claimed = [...namedIn(reply, products).claimed].filter(
              (one) => !named.includes(one),
            )
            return {
              violations: claimed
                .filter((one) => !of.has(one) && !(byWay && isByWay(one, [...of])))
                .map(({ slug }) => `${slug} for ${named.map((one) => one.slug).join()}`),
              isMissed: !claimed.some((one) => of.has(one)),
            }
          },
        }
      },
    }
  }

function begin(
  { products, words }: { products: readonly Recorded[]; words: TurnWords },
  random: () => number,
  isOf: (place: number) => boolean,
) {
  const pick = picker(random)
  const known = products.filter(({ subFamily }) => Object.hasOwn(words.kinds, subFamily))
  const source = pick(known)
  const type = source.subFamily
  const said = pick(words.kinds[type]!)
  const ofKind = products.filter(({ subFamily }) => words.kinds[subFamily]?.includes(said))
  const asked: Asked[] = []
  for (let tries = 0; asked.length < 2 && tries < 30; tries++) {
    const one = drawDemand(source, words, random)
    if (!one || broken(source, one.constraints).length) continue
    if (asked.some((other) => keyOf(other) === keyOf(one))) continue
    asked.push(one)
  }
  if (asked.length < 2) return undefined
  const list = asked.map(({ says }) => says).join(', ')
  return {
    text: filled(pick(ofHalf(firsts, isOf)), { kind: said, list }),
    asked,
    source,
    type,
    ofKind,
  }
}

/** The reply to the last turn is held to all that is asked by then. */
function heldTo(
  all: string[],
  asked: readonly Asked[],
  { products, ofKind }: { products: readonly Recorded[]; ofKind: readonly Recorded[] },
): Put {
  const constraints = asked.flatMap((one) => one.constraints)
  const right = ofKind.filter((one) => broken(one, constraints).length === 0)
  return {
    turns: all,
    judge: (reply) => {
      const claimed = [...namedIn(reply, products).claimed]
      const wrong = claimed.flatMap((product) =>
        asked
          .filter(({ constraints: own }) =>
            broken(product, constraints).some((one) => own.includes(one)),
          )
          .filter(({ marks }) => !marks.some((mark) => tellsOf(reply, mark)))
          .map((one) => `${product.slug} is not ${one.constraints.join(', ')}`),
      )
      return {
        violations: [...new Set(wrong)],
        isMissed: right.length > 0 && !claimed.some((one) => broken(one, constraints).length === 0),
      }
    },
  }
}
