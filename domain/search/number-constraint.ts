import {
  attributeLookup,
  formatValue,
  type AttributeDefinition,
  type AttributeValue,
} from '#domain/catalogue/attribute.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { inSentence } from '#domain/texts/in-sentence.ts'
import * as texts from '#texts/reading.ts'
import type { Bounds, Constraint } from './constraint.ts'
import type { NumberPhrase } from './constraint-grammar.ts'
import type { Operator } from './language-pack.ts'
import type { Lexicon, StatedValues } from './lexicon.ts'
import { convert, dimensionOf, foldUnit, isFineUnit, symbolOf } from './measure-units.ts'
import type { SearchVocabulary } from './search-vocabulary.ts'

type Options = {
  definitions: readonly AttributeDefinition[]
  vocabulary: SearchVocabulary
  stated: Lexicon['stated']
}

/** Products of one kind differ by less in what they state of a size. */
const likelyFactor = 4
/** Distances below it are one: 1.3 times. */
const sameSize = 0.25
/** Sizes are said roundly: 100 ft are the 30 m that are stocked; light is not. */
const sizeSlack = 0.06
const otherSlack = 0.005
const nearSlack = 0.15
/** How much longer than asked a thing serves that is made in steps. */
const longerFactor = 2

/** Makes a constraint of a figure and of what stands around it. */
export function createNumberConstraint({ definitions, vocabulary, stated }: Options) {
  const define = attributeLookup(definitions)
  const unitOf = (key: string) => foldUnit(define(key).unit)
  const isCount = (key: string) => Boolean(define(key).unit) && !dimensionOf(unitOf(key))
  const counted = definitions.map(({ key }) => key).filter((key) => stated.has(key) && isCount(key))
  const numeric = [...stated.keys()].filter((key) =>
    stated.get(key)!.some(({ values }) => values.some((value) => typeof value !== 'string')),
  )
  const orLonger = new Set(vocabulary.orLonger)
  const atMost = new Set(vocabulary.atMost)

  /** `kind` holds the places of the products that are asked for; all where none is named. */
  return (phrase: NumberPhrase, kind: ReadonlySet<number> | undefined): Constraint | undefined => {
    const { figures, attribute, operator, isRange } = phrase
    const numbers = figures.map(({ figure }) => figure!)
    const unit = numbers.at(-1)!.unit
    if (numbers.some((one) => one.unit && unit && dimensionOf(one.unit) !== dimensionOf(unit)))
      return undefined
    const { keys, isGuess } = attributesMeant(phrase, unit, numbers.at(-1)!.number, kind)
    if (keys.length === 0) return undefined
    const bounds = keys.flatMap((key) => {
      const scaled = numbers.map((one) => {
        const from = one.unit ?? unit
        return from && unitOf(key) ? convert(one.number, from, unitOf(key)) : one.number
      })
      if (scaled.some((number) => number === undefined)) return []
      const [low, high] = scaled as number[]
      if (isRange && (low === undefined || high === undefined || low > high)) return []
      return [isRange ? { key, low: low!, high: high! } : boundOf(key, low!, operator, unit)]
    })
    if (bounds.length === 0) return undefined
    const wanted = isRange
      ? (bounds[0]!.low! + bounds[0]!.high!) / 2
      : wantedOf(bounds[0]!, numbers[0]!)
    const used = [...figures, ...(attribute ? [attribute] : [])]
    return {
      test: {
        type: 'number',
        bounds,
        wanted,
        ...((isRange || operator) && { isBound: true as const }),
      },
      isGuess,
      isNegated: false,
      says: say(bounds, numbers, unit, operator),
      from: Math.min(...used.map(({ from }) => from)),
      to: Math.max(...used.map(({ to }) => to)),
    }
  }

  /** The attributes that a figure may mean, those named before all others. */
  function attributesMeant(
    { attribute, value }: NumberPhrase,
    unit: string | undefined,
    number: number,
    kind: ReadonlySet<number> | undefined,
  ): { keys: string[]; isGuess: boolean } {
    const ofKind = (keys: readonly string[]) => {
      const known = keys.filter((key) => isStatedBy(key, kind))
      return known.length ? known : [...keys]
    }
    if (attribute) {
      const named = [...attribute.meaning.attributes!].filter((key) => mayHave(key, unit))
      // '288 cable' is no diameter of 288 mm.
      const likely = unit
        ? named
        : named.filter((key) => isCount(key) || isLikely(key, number, unitOf(key), kind))
      if (likely.length) return { keys: ofKind(likely), isGuess: false }
      if (!unit) return { keys: [], isGuess: true }
    }
    if (unit) {
      const measured = numeric.filter((key) => dimensionOf(unitOf(key)) === dimensionOf(unit))
      const usual = vocabulary.unitAttributes?.[unit]?.filter((key) => measured.includes(key))
      const all = ofKind(usual?.length ? usual : measured)
      const usualSize = nearest(all, number, unit, kind)
      const lengths = measured.filter((key) => orLonger.has(key))
      // '3000 mm' of a cord are no diameter.
      const likely = usualSize.length ? usualSize : nearest(lengths, number, unit, kind)
      // A size alone may be of anything that is spoken of.
      const isSize = dimensionOf(unit) === 'length' && !isFineUnit(unit)
      const isLength = likely.every((key) => orLonger.has(key))
      const isGuess = all.length > 1 && (likely.length === 0 || (isSize && !isLength))
      return { keys: likely.length ? likely : all, isGuess }
    }
    if (!Number.isInteger(number) || number < 1) return { keys: [], isGuess: true }
    if (value) {
      const keys = [...value.meaning.values!.keys()].flatMap(
        (key) => vocabulary.counts?.[key] ?? [],
      )
      return keys.length ? { keys: ofKind(keys), isGuess: false } : { keys: [], isGuess: true }
    }
    if (!kind) return { keys: [], isGuess: true }
    const exact = numeric.filter((key) => states(key, kind, (value) => value === number))
    if (exact.length) return { keys: exact, isGuess: false }
    const countable = counted.filter((key) =>
      states(key, kind, (value) => typeof value === 'number' && value >= number),
    )
    return { keys: countable, isGuess: false }
  }

  function mayHave(key: string, unit: string | undefined): boolean {
    if (!numeric.includes(key)) return false
    const own = unitOf(key)
    return unit === undefined
      ? !own || isCount(key) || dimensionOf(own) !== 'temperature'
      : dimensionOf(own) === dimensionOf(unit)
  }

  function isStatedBy(key: string, kind: ReadonlySet<number> | undefined): boolean {
    return stated.get(key)?.some((one) => isOfKind(one, kind)) ?? false
  }

  function states(
    key: string,
    kind: ReadonlySet<number>,
    isMeant: (value: AttributeValue) => boolean,
  ): boolean {
    return stated.get(key)!.some((one) => one.values.some(isMeant) && isOfKind(one, kind))
  }

  /** The attributes of which products state a number of about that size. */
  function nearest(
    keys: readonly string[],
    number: number,
    unit: string,
    kind: ReadonlySet<number> | undefined,
  ): string[] {
    const distances = keys.map((key) => {
      const own = convert(number, unit, unitOf(key))
      const values = stated.get(key)!.filter((one) => isOfKind(one, kind))
      return own === undefined
        ? Infinity
        : Math.min(...values.flatMap((one) => one.values.map((value) => sizeDistance(value, own))))
    })
    const least = Math.min(...distances)
    return keys.filter(
      (_, at) =>
        distances[at]! <= Math.max(least, sameSize) && distances[at]! <= Math.log(likelyFactor),
    )
  }

  /** Whether some product states a number of that size. */
  function isLikely(
    key: string,
    number: number,
    unit: string,
    kind: ReadonlySet<number> | undefined,
  ): boolean {
    const own = convert(number, unit, unitOf(key))
    if (own === undefined) return false
    return stated
      .get(key)!
      .some((one) => one.values.some((value) => isOfSize(value, own)) && isOfKind(one, kind))
  }

  function boundOf(
    key: string,
    number: number,
    operator: Operator | undefined,
    unit: string | undefined,
  ): Bounds {
    const { better, kind } = define(key)
    if (kind === 'interval') return { key, low: number, high: number }
    const tiny = Math.abs(number) * 1e-9 || 1e-9
    const plain =
      better === 'lower' || atMost.has(key)
        ? 'high'
        : better === 'higher' || isCount(key)
          ? 'low'
          : undefined
    switch (
      operator === 'betterAfter' ? (better === 'lower' ? 'high' : 'low') : (operator ?? plain)
    ) {
      case 'low':
      case 'lowAfter':
        return { key, low: number }
      case 'above':
        return { key, low: number + tiny }
      case 'high':
      case 'highAfter':
        // 'Handles up to 50 W': of what is better the more there is, so much is needed.
        return better === 'higher' ? { key, low: number } : { key, high: number }
      case 'below':
        return { key, high: number - tiny }
      case 'near': {
        const slack = Math.abs(number) * nearSlack
        if (plain === 'low') return { key, low: number - slack }
        return plain === 'high'
          ? { key, high: number + slack }
          : { key, low: number - slack, high: number + slack }
      }
      default: {
        const isSize = unit !== undefined && !isFineUnit(unit) && dimensionOf(unit) === 'length'
        const slack = Math.abs(number) * (isSize ? sizeSlack : otherSlack)
        return {
          key,
          low: number - slack,
          high: number + slack,
          ...(orLonger.has(key) && { longest: number * longerFactor }),
        }
      }
    }
  }

  function wantedOf({ key }: Bounds, { number, unit }: { number: number; unit?: string }): number {
    return (unit && unitOf(key) ? convert(number, unit, unitOf(key)) : number) ?? number
  }

  /** In the unit that was asked: 'length 100 ft', 'depth 12 in or less'. */
  function say(
    bounds: readonly Bounds[],
    numbers: readonly { number: number; unit?: string }[],
    unit: string | undefined,
    operator: Operator | undefined,
  ): string {
    const [bound] = bounds
    const { key, low, high } = bound!
    const own = define(key).unit
    const shown = unit
      ? foldUnit(own) === unit
        ? own
        : symbolOf(unit)
      : bounds.length === 1 || isCount(key)
        ? own
        : ''
    const name =
      bounds.length === 1 && !isCount(key)
        ? `${inSentence(define(key).label.replace(/,.*/, ''))} `
        : ''
    const [first, second] = numbers
    if (second)
      return (
        name +
        fillIn(texts.interval, {
          low: formatValue(first!.number),
          high: formatValue(second.number, shown),
        })
      )
    const figure = name + formatValue(first!.number, bounds.length > 1 && !unit ? '' : shown)
    if (operator === 'near') return fillIn(texts.about, { figure })
    if (low !== undefined && high !== undefined) return figure
    return fillIn(low !== undefined ? texts.orMore : texts.orLess, { figure })
  }
}

const isOfKind = ({ ids }: StatedValues, kind: ReadonlySet<number> | undefined): boolean =>
  !kind || ids.some((id) => kind.has(id))

const isOfSize = (value: AttributeValue, number: number): boolean =>
  sizeDistance(value, number) <= Math.log(likelyFactor)

/** How far a stated value lies from a number, in e-folds; 0 within an interval. */
function sizeDistance(value: AttributeValue, number: number): number {
  if (typeof value === 'number') return distanceOf(value, number)
  if (typeof value !== 'object') return Infinity
  const { min, typ, max } = value
  if (min !== undefined && max !== undefined && min <= number && number <= max) return 0
  return Math.min(
    ...[min, typ, max].map((limit) => (limit === undefined ? Infinity : distanceOf(limit, number))),
  )
}

/** Temperatures and levels pass through zero: there some tens of units are of one size. */
const distanceOf = (a: number, b: number): number =>
  a > 0 && b > 0 ? Math.abs(Math.log(a / b)) : Math.abs(a - b) / (Math.abs(a) + zeroWidth)
const zeroWidth = 60
