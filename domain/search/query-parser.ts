import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/reading.ts'
import { attributesOf, type Constraint } from './constraint.ts'
import { numberPhrasesAt, type NumberPhrase } from './constraint-grammar.ts'
import type { createNumberConstraint } from './number-constraint.ts'
import type { Operator } from './language-pack.ts'
import { isDenied, isNegation, isOfSurroundings } from './item-context.ts'
import { readKinds, type NamedKind } from './kind-reader.ts'
import { hasOperator, type Item } from './phrase-spotter.ts'

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
  const spokenOf = before.length > 0 ? before : kinds
  const members = spokenOf.length
    ? new Set(spokenOf.flatMap((kind) => [...kind.members]))
    : undefined
  const quantities = readQuantities(items, taken)
  const isQuantity = (item: Item) => quantities.some(({ from }) => from === item.from)
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
  // The 'o' of 'O-ring' is no 'or'.
  const isOperator = ({ meaning, words }: Item) => meaning.operators && words.join('').length > 1
  const isTelling = (item: Item) =>
    !item.meaning.isStopWord &&
    !isOperator(item) &&
    item.words.some((word) => /[\p{L}\d]/u.test(word))
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
    // The '20' of '20 pieces' is in no record.
    words: [
      ...new Set(items.flatMap((item) => (isTelling(item) && !isQuantity(item) ? item.words : []))),
    ],
    unknown: items.flatMap(({ isUnknown, from, to }) => (isUnknown ? text.slice(from, to) : [])),
  }
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
      const { meaning, figure, words } = items[next]!
      // 'Wall lamp, 48'; the figure of 'by the 12, lamps' is none of theirs.
      const isPassed = step === -1 && words[0] === ','
      if (!meaning.values && !figure && !isPassed) break
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
      // 'No deeper than 7 in' is at most that, and 'depth not over 7 in'.
      const opposite =
        phrase.operator && isBoundDenied(items, at, phrase) ? opposites[phrase.operator] : undefined
      const isNegated = !opposite && isDenied(items, at, 'value')
      const constraint = read(opposite ? { ...phrase, operator: opposite } : phrase, at)
      if (!constraint) continue
      for (const item of phrase.figures) taken.add(item)
      // 'Dark current at 25 °C' asks for a current; the figure is of a temperature.
      const named = phrase.attribute?.meaning.attributes
      if (attributesOf(constraint).some((key) => named?.has(key))) taken.add(phrase.attribute!)
      found.push(isNegated ? { ...constraint, isNegated: true } : constraint)
      at += phrase.length - 1 - (phrase.value ? 1 : 0)
      break
    }
  }
  return found
}

/** Whether a negation stands before a bound or between its parts. */
const isBoundDenied = (items: readonly Item[], at: number, { length }: NumberPhrase): boolean =>
  isDenied(items, at, 'bound') || items.slice(at, at + length).some(isNegation)

function readValues(text: string, items: readonly Item[], taken: Set<Item>): Constraint[] {
  const found: { constraint: Constraint; at: number }[] = []
  for (const [at, item] of items.entries()) {
    const { values } = item.meaning
    if (!values || taken.has(item) || item.figure) continue
    taken.add(item)
    const isNegated = isDenied(items, at, 'value')
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
