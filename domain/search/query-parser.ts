import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/reading.ts'
import type { Constraint } from './constraint.ts'
import { numberPhrasesAt, type NumberPhrase } from './constraint-grammar.ts'
import type { createNumberConstraint } from './number-constraint.ts'
import type { Operator } from './language-pack.ts'
import { hasOperator, type Item } from './phrase-spotter.ts'

/** A kind of product that a text names. */
export type NamedKind = {
  says: string
  /** Places of the products. */
  members: ReadonlySet<number>
  from: number
  to: number
}

/** A number of pieces, and where it stands. */
export type NamedQuantity = { number: number; from: number; to: number }

/** What a text asks for, as far as it was understood. */
export type Parsed = {
  /** The folded text that places refer to. */
  text: string
  items: readonly Item[]
  /** Any of these is wanted. */
  kinds: NamedKind[]
  /** What it is for, what it goes into, what it has. */
  hosts: NamedKind[]
  excluded: NamedKind[]
  constraints: Constraint[]
  /** How many are wanted. */
  quantities: NamedQuantity[]
  /** Attributes that are named without a figure. */
  attributes: string[]
  /** Stems of the words that carry meaning. */
  words: string[]
  /** Words that no record, page or language has. */
  unknown: string[]
}

/** A negation denies what follows it within so many items. */
const negationReach = 3
/** More would be a story. */
const maxConstraints = 24

type NumberReader = ReturnType<typeof createNumberConstraint>

/** Reads the items of a text, places in `names` apart: those are part numbers. */
export function parseItems(
  text: string,
  items: readonly Item[],
  readNumber: NumberReader,
  /** The kinds that were spoken of before: what figures are of. */
  before: readonly NamedKind[] = [],
): Parsed {
  const taken = new Set<Item>()
  const { kinds, hosts, excluded } = readKinds(text, items, taken)
  const of = before.length > 0 ? before : kinds
  const members = of.length ? new Set(of.flatMap((kind) => [...kind.members])) : undefined
  const quantities = readQuantities(items, taken)
  const isKindWord = new Set(
    items.filter((item) =>
      [...kinds, ...hosts].some(({ from, to }) => from <= item.from && item.to <= to),
    ),
  )
  const constraints = [
    ...readNumbers(items, taken, (phrase, at) =>
      isBare(phrase) && !isBeside(items, at, isKindWord) ? undefined : readNumber(phrase, members),
    ),
    ...readValues(text, items, taken),
  ].slice(0, maxConstraints)
  const isTelling = ({ meaning, words }: Item) =>
    !meaning.isStopWord && !meaning.operators && words.some((word) => /[\p{L}\d]/u.test(word))
  return {
    text,
    items,
    kinds,
    hosts,
    excluded,
    constraints: constraints.toSorted((a, b) => a.from - b.from),
    quantities,
    attributes: [
      ...new Set(
        items.flatMap((item) => (taken.has(item) ? [] : [...(item.meaning.attributes ?? [])])),
      ),
    ],
    words: [...new Set(items.filter(isTelling).flatMap(({ words }) => words))],
    unknown: items.flatMap(({ isUnknown, from, to }) => (isUnknown ? text.slice(from, to) : [])),
  }
}

/** Kinds behind 'for' or 'in' are only spoken of, unless nothing else is named. */
function readKinds(text: string, items: readonly Item[], taken: Set<Item>) {
  const kinds: NamedKind[] = []
  const hosts: NamedKind[] = []
  const excluded: NamedKind[] = []
  const described: number[] = []
  for (const [at, item] of items.entries()) {
    const { kind, operators } = item.meaning
    if (!kind?.size || operators) continue
    // What only describes a kind behind it: 'splice' of 'splice closure' as attribute of a figure.
    if (item.meaning.attributes && !isAlone(items, at)) continue
    const named = {
      says: text.slice(item.from, item.to),
      members: kind,
      from: item.from,
      to: item.to,
    }
    taken.add(item)
    if (isDenied(items, at)) excluded.push(named)
    else if (isInContext(items, at)) {
      hosts.push(named)
      described.push(at)
    } else kinds.push(named)
  }
  if (kinds.length === 0 && hosts.length > 0) {
    kinds.push(hosts.shift()!)
    described.shift()
  }
  // 'Our 432-fiber panel': what stands before a host is said of it; a part is no host: 'with a 60 m tail'.
  const ofHosts = described.filter((at) => !isInContext(items, at, ['feature']))
  for (const at of ofHosts) for (const item of before(items, at)) taken.add(item)
  return { kinds: joinNeighbors(kinds, text), hosts, excluded }
}

/** The figures, values and attributes right before an item. */
function before(items: readonly Item[], at: number): Item[] {
  const found: Item[] = []
  for (let place = at - 1; place >= 0; place--) {
    const item = items[place]!
    if (!item.figure && !item.meaning.values && !item.meaning.attributes) break
    found.push(item)
  }
  return found
}

/** A word that is an attribute as well names a kind where no figure stands beside it. */
function isAlone(items: readonly Item[], at: number): boolean {
  return !items[at - 1]?.figure && !items[at + 1]?.figure
}

/** 'Wall box panel' is what both words say, where anything is. */
function joinNeighbors(kinds: readonly NamedKind[], text: string): NamedKind[] {
  const joined: NamedKind[] = []
  for (const kind of kinds) {
    const last = joined.at(-1)
    const both =
      last && /^[\s-]*$/.test(text.slice(last.to, kind.from))
        ? intersection(last.members, kind.members)
        : undefined
    if (last && both?.size)
      joined[joined.length - 1] = {
        says: text.slice(last.from, kind.to),
        members: both,
        from: last.from,
        to: kind.to,
      }
    else joined.push(kind)
  }
  return joined
}

function intersection(a: ReadonlySet<number>, b: ReadonlySet<number>): ReadonlySet<number> {
  return new Set([...a].filter((id) => b.has(id)))
}

/** Looks back to the nearest word that says how a thing is spoken of. */
function isInContext(
  items: readonly Item[],
  at: number,
  operators: readonly Operator[] = ['context', 'feature'],
): boolean {
  for (let before = at - 1; before >= 0 && before >= at - contextReach; before--) {
    const item = items[before]!
    if (hasOperator(item, ...operators)) return true
    if (item.figure || item.meaning.values || item.meaning.isStopWord || item.meaning.attributes)
      continue
    return false
  }
  return false
}

const contextReach = 5

/** 'Against a wall' is where a thing stands, and not what it is made for. */
function isOfSurroundings(items: readonly Item[], at: number): boolean {
  const [near, far] = [items[at - 1], items[at - 2]]
  return [near, far].some((item) => item !== undefined && hasOperator(item, 'surroundings'))
}

function isDenied(items: readonly Item[], at: number): boolean {
  let steps = 0
  for (let before = at - 1; before >= 0 && steps < negationReach; before--) {
    const item = items[before]!
    if (hasOperator(item, 'negation')) return true
    if (/^[,.;:!?]$/.test(item.words[0]!) || item.figure) return false
    if (!item.meaning.isStopWord) steps++
  }
  return false
}

/** '40 pcs', 'qty 40'; what counts pieces demands nothing of a product. */
function readQuantities(items: readonly Item[], taken: Set<Item>): NamedQuantity[] {
  const found: NamedQuantity[] = []
  for (const [at, item] of items.entries()) {
    const next = items[at + 1]
    if (!hasOperator(item, 'quantity') || item.figure) continue
    const before = items[at - 1]
    const figure =
      before?.figure && !before.figure.unit
        ? before
        : next?.figure && !next.figure.unit
          ? next
          : undefined
    if (!figure || taken.has(figure)) continue
    taken.add(figure)
    found.push({ number: figure.figure!.number, from: figure.from, to: figure.to })
  }
  return found
}

const opposites: Partial<Record<Operator, Operator>> = {
  above: 'high',
  below: 'low',
  low: 'below',
  high: 'above',
}

/** A number alone counts something of the kind that it stands beside, and is else none of our business. */
const isBare = ({ figures, attribute, value }: NumberPhrase): boolean =>
  !attribute && !value && figures.every(({ figure }) => figure?.unit === undefined)

function isBeside(items: readonly Item[], at: number, kinds: ReadonlySet<Item>): boolean {
  for (const step of [-1, 1]) {
    for (let next = at + step; items[next] && Math.abs(next - at) <= besideReach; next += step) {
      if (kinds.has(items[next]!)) return true
      if (!items[next]!.meaning.values && !items[next]!.figure) break
    }
  }
  return false
}

const besideReach = 3

function readNumbers(
  items: readonly Item[],
  taken: Set<Item>,
  read: (phrase: NumberPhrase, at: number) => Constraint | undefined,
): Constraint[] {
  const found: Constraint[] = []
  for (let at = 0; at < items.length; at++) {
    if (taken.has(items[at]!) && items[at]!.figure) continue
    for (const phrase of numberPhrasesAt(items, at)) {
      if (phrase.figures.some((item) => taken.has(item))) continue
      const isNegated = isDenied(items, at)
      // 'No deeper than 7 in' is at most that.
      const opposite = isNegated && phrase.operator ? opposites[phrase.operator] : undefined
      const constraint = read(opposite ? { ...phrase, operator: opposite } : phrase, at)
      if (!constraint) continue
      for (const item of phrase.figures) taken.add(item)
      if (phrase.attribute) taken.add(phrase.attribute)
      found.push(isNegated && !opposite ? { ...constraint, isNegated: true } : constraint)
      at += phrase.length - 1 - (phrase.value ? 1 : 0)
      break
    }
  }
  return found
}

function readValues(text: string, items: readonly Item[], taken: Set<Item>): Constraint[] {
  const found: { constraint: Constraint; at: number }[] = []
  for (const [at, item] of items.entries()) {
    const { values } = item.meaning
    if (!values || taken.has(item) || item.figure) continue
    taken.add(item)
    const isNegated = isDenied(items, at)
    const written = text.slice(item.from, item.to)
    const constraint: Constraint = {
      test: { type: 'values', values },
      isGuess: !isNegated && (item.meaning.isLoose === true || isOfSurroundings(items, at)),
      isNegated,
      says: isNegated ? fillIn(texts.not, { what: written }) : written,
      from: item.from,
      to: item.to,
    }
    const last = found.at(-1)
    const between = last ? items.slice(last.at + 1, at) : []
    const isAlternative =
      between.length > 0 && between.every((one) => hasOperator(one, 'alternative'))
    if (last && isAlternative && between.some(({ words }) => words[0] !== '/'))
      found[found.length - 1] = { constraint: either(last.constraint, constraint), at }
    else found.push({ constraint, at })
  }
  return found.map(({ constraint }) => constraint)
}

/** 'LC or SC'. */
function either(a: Constraint, b: Constraint): Constraint {
  if (a.test.type !== 'values' || b.test.type !== 'values') return a
  const values = new Map(a.test.values)
  for (const [key, names] of b.test.values)
    values.set(key, new Set([...(values.get(key) ?? []), ...names]))
  return {
    ...a,
    test: { type: 'values', values },
    says: fillIn(texts.either, { what: a.says, other: b.says }),
    to: b.to,
  }
}
