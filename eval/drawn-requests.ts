import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { broken } from './check-constraint.ts'
import { createRandom, type Random } from './random.ts'

type Bound = '>=' | '<='

/** How a company's buyers say what its records state. `{n}` stands for a figure. */
export type DrawnWords = {
  /** By type, words for products of it. */
  kinds: Record<string, string[]>
  figures: {
    key: string
    said: string[]
    /** In another system of units, of which one is so many of the attribute's own. */
    other?: { said: string[]; per: number }
    bounds: Bound[]
  }[]
  /** Figures that an interval has to hold. */
  spans: { key: string; said: string[]; values: number[]; only?: Record<string, number[]> }[]
  words: { key: string; operator: string; values: Record<string, string[]> }[]
  /** What may be asked to be absent. */
  denied: { key: string; values: Record<string, string[]> }[]
}

/** One thing that is asked for, in words and as the records are asked. */
export type Asked = {
  says: string
  constraints: string[]
  /** What a reply has to hold that speaks of it. */ marks: string[]
}

export type DrawnRequest = { text: string; type: string; asked: Asked[] }

/** Unrounded figures in another unit are said with so much slack. */
const slack = 0.01

const least = `
  at least {}; {} or more; minimum {}; no less than {}; must have {} or more; needs at least {}; {} minimum; not below {};
  {} and up; a minimum of {}; no fewer than {}; not fewer than {}; at the very least {}; nothing below {}; nothing under {};
  {} or better; {}+; >= {}; must be at least {}; mindestens {}; au moins {}; al menos {}; almeno {}; minstens {}`
const most = `
  at most {}; {} or less; max {}; no more than {}; can't be over {}; must not exceed {}; maximum {}; not more than {}; up to {};
  {} max; no bigger than {}; nothing over {}; a maximum of {}; not to exceed {}; can be {} at most; {} at the most; limited to {};
  cannot be more than {}; it can not go over {}; <= {}; should not be above {}; höchstens {}; au plus {}; como máximo {};
  al massimo {}; hoogstens {}`
const none = `not {}; no {}; without {}; anything but {}; but not {}; other than {}; never {}; nothing {}; avoid {}; we don't want {}`
const sentences = `
  {kind} with {list};; {kind}, {list};; I need a {kind}: {list}.;; Looking for a {kind}, {list}.;;
  Do you have a {kind}? It has to be {list}.;; We require a {kind} for a new site; requirements: {list};; {kind} {list};;
  Which {kind} is {list}?;; {list}: which {kind} would you use?;; My boss wants a {kind}. {list}. What do you have?;;
  We are building a new hut and want a {kind}, {list}, please advise.;; need {kind} {list} asap`
const listed = (text: string, separator = ';') =>
  text.split(separator).map((one) => one.replaceAll('\n', ' ').trim().replace(/\s+/g, ' '))
const forms = { '>=': listed(least), '<=': listed(most) }
const denials = listed(none)
const openings = listed(sentences, ';;')
const inWords: Record<number, string> = {
  1: 'one',
  2: 'two',
  4: 'four',
  6: 'six',
  8: 'eight',
  12: 'twelve',
  16: 'sixteen',
  24: 'twenty-four',
  48: 'forty-eight',
  96: 'ninety-six',
  144: 'one hundred forty-four',
}

/** Requests of a kind and one to four demands, some of one product, some of several that no product meets together. */
export function drawRequests(
  products: readonly (ProductSummary & Partial<Product>)[],
  words: DrawnWords,
  count: number,
  seed: number,
): DrawnRequest[] {
  const random = createRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const known = products.filter(({ subFamily }) => Object.hasOwn(words.kinds, subFamily))
  return Array.from({ length: count }, (): DrawnRequest => {
    const product = pick(known)
    const type = product.subFamily
    const kin = known.filter(({ subFamily }) => subFamily === type)
    const isTrue = random() < 0.6
    const wanted = 1 + Math.floor(random() * 4)
    const asked: Asked[] = []
    for (let tries = 0; asked.length < wanted && tries < 60; tries++) {
      const source = isTrue ? product : pick(random() < 0.7 ? kin : known)
      const one = drawDemand(source, words, random)
      if (!one || asked.some((other) => isOfOne(other, one))) continue
      // Of a product itself only what is true.
      if (isTrue && broken(product, one.constraints).length) continue
      asked.push(one)
    }
    const list = joined(asked.map(({ says }) => says))
    const text = pick(openings).replace('{kind}', pick(words.kinds[type]!)).replace('{list}', list)
    return { text, type, asked }
  }).filter(({ asked }) => asked.length > 0)
}

/** One demand that a product meets, or its kind: a figure, a span, a word or what is denied. */
export function drawDemand(
  product: ProductSummary,
  { figures, spans, words, denied }: DrawnWords,
  random: Random,
): Asked | undefined {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const draw = random()
  if (draw < 0.45) {
    const { key, said, other, bounds } = pick(figures)
    const number = numberOf(product.attributes[key.split('|')[0]!])
    if (number === undefined) return undefined
    const bound = pick(bounds)
    const isOther = other !== undefined && random() < 0.4
    // Rounded to the side where the product itself still does.
    const side = bound === '>=' ? Math.floor : Math.ceil
    const figure = isOther ? side((number / other.per) * 10) / 10 : number
    const own = isOther ? figure * other.per : figure
    const limit = bound === '>=' ? own * (1 - slack) : own * (1 + slack)
    const form = pick(isOther ? other.said : said)
    const isWord = form.startsWith('{n} ') && random() < 0.15 && Object.hasOwn(inWords, figure)
    const phrase = form.replace('{n}', isWord ? inWords[figure]! : String(figure))
    return {
      says: pick(forms[bound]).replace('{}', phrase),
      constraints: [`${key} ${bound} ${Number(limit.toPrecision(6))}`],
      marks: [String(figure)],
    }
  }
  if (draw < 0.55) {
    const { key, said, values, only = {} } = pick(spans)
    if (!product.attributes[key] && !product.attributes[`${key}Range`]) return undefined
    const phrase = pick(said)
    const figure = pick(only[phrase] ?? values)
    return {
      says: phrase.replace('{n}', String(figure)),
      constraints: [`${key} covers ${figure}`],
      marks: [String(Math.abs(figure))],
    }
  }
  if (draw < 0.88) {
    const { key, operator, values } = pick(words)
    const [value, said] = pick(Object.entries(values))
    const constraint = `${key} ${operator} ${value}`
    if (!key.split('|').some((one) => product.attributes[one])) return undefined
    const says = pick(said)
    return { says, constraints: [constraint], marks: [value, ...said] }
  }
  const { key, values } = pick(denied)
  const [value, said] = pick(Object.entries(values))
  if (!key.split('|').some((one) => product.attributes[one])) return undefined
  return {
    says: pick(denials).replace('{}', pick(said)),
    constraints: [`${key} !~ ${value}`],
    marks: [value, ...said],
  }
}

export const keyOf = ({ constraints: [first = ''] }: Asked) => first.split(' ')[0]!
const isOfOne = (a: Asked, b: Asked) => keyOf(a) === keyOf(b)

export function numberOf(values: readonly unknown[] | undefined): number | undefined {
  const [first] = values ?? []
  if (typeof first === 'number') return first
  const { min, typ, max } = Object(first) as Record<string, number | undefined>
  return max ?? min ?? typ
}

export function joined(list: readonly string[]): string {
  return list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`
}
