import { broken } from '../check-constraint.ts'
import { drawDemand, type DrawnWords } from '../drawn-requests.ts'
import type { FitRecords } from './fit-records.ts'
import {
  calledAs,
  filled,
  forms,
  namedIn,
  ofHalf,
  picker,
  plural,
  type Draw,
  type Recorded,
} from './put.ts'

const pairs = forms(`
  Does the {a} fit the {b}?;; Will {a} go into {b}?;; Can I put a {a} in the {b}?;; {a} in {b}, does that work?;;
  Is {a} compatible with {b}?;; We have {b}. Would {a} slide in?;; Do {a} and {b} go together?;; Can {b} take {a}?;;
  Does {b} accept {a}?;; I own {b} and was offered {a}. Do they match?;; {b}: will {a} mount in it?;;
  How many {a} does {b} hold?;; Is there room for {a} in {b}?;; Can {a} be used with {b}?;; Does {b} work with {a}?;;
  My colleague ordered {a} for {b}. Is that right?;; Does {a} belong in {b}?;; Would {a} suit our {b}?`)
const kindsOfHost = forms(`
  Which {kinds} go into {b}?;; What {kinds} fit {b}?;; I have {b}. Which {kind} do I order for it?;; Which {kind} goes with {b}?;;
  {kind} for {b};; We run {b} and look for a {kind} that fits.;; Show me every {kind} that slides into {b};;
  need {kinds} to put in our {b};; What {kind} can {b} hold?;; {b} takes which {kinds}?;; Recommend a {kind} for use with {b}.;;
  Which of your {kinds} are made for {b}?;; {b} is on my bench. Is there a {kind} for it?;; Is there any {kind} that {b} accepts?`)
const withDemand = forms(`
  Which {kind} with {says} goes into {b}?;; I have {b} and need a {kind} for it, {says}.;; {kind} for {b}, {says};;
  What {kind} fits {b} and is {says}?;; {b} takes which {kinds}? It has to be {says}.;; Need a {kind} to go in {b}: {says}.`)
const open = forms(`
  What goes into {b}?;; What do I need with {b}?;; I bought {b}, what else do I need?;; What can I put in {b}?;;
  accessories for {b};; What fits {b}?;; What works with {b}?;; What do I have to order besides {b}?;;
  {b} arrives next week. What else is needed to use it?;; Which parts does {b} take?`)

const andFor = forms(`
  And for {b}?;; What about {b}?;; And in {b}?;; Same question for {b}.;; And with {b}?;; And {b}?`)

type Of = { products: readonly Recorded[]; records: FitRecords; words: DrawnWords }

const claims = /\bYes\b|\bgoes? (?:with|into|together)\b|\bmeets? what/

/** 'Does A go into B?': yes and no by the records. */
export const pairFits =
  ({ products, records: { going, hosts } }: Of): Draw =>
  (random, isOf) => {
    const pick = picker(random)
    const host = pick(hosts)
    const isTrue = random() < 0.5
    const others = isTrue ? [...going(host)] : hosts.filter((one) => !going(host).has(one))
    const part = pick(others)
    if (part === host || going(host).has(part) !== isTrue) return undefined
    const words = { a: calledAs(part, products, random), b: calledAs(host, products, random) }
    return {
      turns: [filled(pick(ofHalf(pairs, isOf)), words)],
      judge: (reply) => {
        const { claimed, denied } = namedIn(reply, products)
        const isBoth = (set: Set<Recorded>) => set.has(part) && set.has(host)
        if (isTrue) {
          const isDenied = isBoth(denied)
          const isSaid = claimed.has(part) || claimed.has(host)
          return {
            violations: isDenied ? [`${part.slug} goes with ${host.slug}`] : [],
            isMissed: !isSaid,
          }
        }
        // By way of a third they do go together.
        const byWay =
          /, which goes into/.test(reply) && [...going(part)].some((via) => going(via).has(host))
        const isClaimed = (claimed.has(part) || claimed.has(host)) && claims.test(reply) && !byWay
        return {
          violations:
            isClaimed && !isBoth(denied) ? [`${part.slug} does not go with ${host.slug}`] : [],
          isMissed: !(denied.has(part) || denied.has(host)) && !byWay,
        }
      },
    }
  }

/** 'Which X go into B?', with a demand or without. */
export const kindFits =
  ({ products, records: { going, hosts }, words }: Of, isDemanding: boolean): Draw =>
  (random, isOf) => {
    const pick = picker(random)
    const host = pick(hosts)
    const types = Object.keys(words.kinds)
    const near = types.filter((type) => [...going(host)].some((one) => one.subFamily === type))
    // One of five asks for what does not go there.
    const type = pick(near.length && random() < 0.8 ? near : types)
    const said = pick(words.kinds[type]!)
    if (type === host.subFamily) return undefined
    const meant = new Set(types.filter((one) => words.kinds[one]!.includes(said)))
    const ofKind = products.filter(({ subFamily }) => meant.has(subFamily))
    const fitting = ofKind.filter((one) => going(host).has(one))
    const source = pick(fitting.length ? fitting : ofKind)
    const asked = isDemanding ? drawDemand(source, words, random) : undefined
    if (isDemanding && (!asked || broken(source, asked.constraints).length)) return undefined
    const constraints = asked?.constraints ?? []
    const right = fitting.filter((one) => broken(one, constraints).length === 0)
    const b = calledAs(host, products, random)
    const form = pick(ofHalf(isDemanding ? withDemand : kindsOfHost, isOf))
    const text = filled(form, { kind: said, kinds: plural(said), b, says: asked?.says ?? '' })
    return {
      turns: [text],
      judge: (reply) => {
        const { claimed } = namedIn(reply, products)
        claimed.delete(host)
        // What goes there and misses the demand is told of.
        const isTold = asked?.marks.some((mark) => tellsOf(reply, mark)) ?? false
        const byWay = (one: Recorded) =>
          reply.includes(', which goes into') && [...going(host)].some((via) => going(via).has(one))
        const wrong = [...claimed].filter(
          (one) =>
            (!going(host).has(one) && !byWay(one)) ||
            (!right.includes(one) && !isTold && ofKind.includes(one)),
        )
        return {
          violations: wrong.map(({ slug }) => `${slug} for ${host.slug}`),
          isMissed: right.length > 0 && !right.some((one) => claimed.has(one)),
        }
      },
    }
  }

/** 'Which X go into A?', 'And for B?' */
export const otherHost =
  ({ products, records: { going, hosts }, words }: Of): Draw =>
  (random, isOf) => {
    const pick = picker(random)
    const type = pick(Object.keys(words.kinds))
    const said = pick(words.kinds[type]!)
    const isOfKind = (one: Recorded) => words.kinds[one.subFamily]?.includes(said) === true
    const having = hosts.filter((one) => !isOfKind(one) && [...going(one)].some(isOfKind))
    if (having.length < 2) return undefined
    const [first, host] = [pick(having), pick(having)]
    if (first === host) return undefined
    const turn = (form: string, one: Recorded) =>
      filled(form, { kind: said, kinds: plural(said), b: calledAs(one, products, random) })
    return {
      turns: [turn(pick(ofHalf(kindsOfHost, isOf)), first), turn(pick(ofHalf(andFor, isOf)), host)],
      judge: (reply) => {
        const { claimed } = namedIn(reply, products)
        claimed.delete(host)
        const right = [...going(host)].filter(isOfKind)
        return {
          violations: [...claimed]
            .filter((one) => !going(host).has(one))
            .map(({ slug }) => `${slug} for ${host.slug}`),
          isMissed: !right.some((one) => claimed.has(one)),
        }
      },
    }
  }

/** 'What do I need with B?' */
export const openFits =
  ({ products, records: { going, hosts } }: Of): Draw =>
  (random, isOf) => {
    const pick = picker(random)
    const host = pick(hosts)
    const b = calledAs(host, products, random)
    return {
      turns: [filled(pick(ofHalf(open, isOf)), { b })],
      judge: (reply) => {
        const { claimed } = namedIn(reply, products)
        claimed.delete(host)
        const wrong = [...claimed].filter((one) => !going(host).has(one))
        return {
          violations: wrong.map(({ slug }) => `${slug} with ${host.slug}`),
          isMissed: ![...claimed].some((one) => going(host).has(one)),
        }
      },
    }
  }

/** Behind these words stands what is not met, not known or not heard. */
const told =
  /(?:not stated to meet|not state|not check|not take into account|misses|not meet)\b:?(.*?)(?=\.\s|\.$|$)/gs

export function tellsOf(reply: string, mark: string): boolean {
  const open = [...reply.matchAll(told)].map(([, rest]) => rest).join(' | ')
  return folded(open).includes(folded(mark))
}

const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('−', '-')
    .replaceAll('×', 'x')
    .replace(/(\d),(\d{3})/g, '$1$2')
