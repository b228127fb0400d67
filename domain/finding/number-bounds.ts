import {
  attributeLookup,
  formatValue,
  type AttributeDefinition,
} from '#domain/catalogue/attribute.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { inSentence } from '#domain/texts/in-sentence.ts'
import * as texts from '#texts/reading.ts'
import type { Comparison } from './comparison.ts'
import type { Bounds } from './requirement.ts'
import { convert, dimensionOf, foldedUnit, symbolOf } from './units.ts'

/** What there is room for. */
const dimensionsOfRoom = new Set(['length', 'mass'])

/** What a figure means for an attribute, in its unit and its better direction, and in words. */
export function createNumberBounds(definitions: readonly AttributeDefinition[]) {
  const define = attributeLookup(definitions)
  // 'fibers', 'RU': what no scale measures is counted.
  const isCounted = (key: string) => Boolean(define(key).unit) && !dimensionOf(unitName(key))

  const nameOf = (key: string) => `${inSentence(define(key).label.replace(/,.*/, ''))} `

  return { boundsOf, inUnit, isCounted, say, sayAbout, sayAsked, unitName }

  function unitName(key: string): string {
    return foldedUnit(define(key).unit)
  }

  function inUnit(
    number: number,
    from: string | undefined,
    to: string | undefined,
  ): number | undefined {
    if (!from || !to) return number
    return convert(number, from, foldedUnit(to))
  }

  function boundsOf(
    key: string,
    asked: { number: number } | { low: number; high: number },
    unit: string | undefined,
    comparison: Comparison | undefined,
  ): Bounds[] {
    const { unit: own, better, kind } = define(key)
    const scaled = (number: number) => inUnit(number, unit, own)
    if ('low' in asked) {
      const [low, high] = [scaled(asked.low), scaled(asked.high)]
      return low === undefined || high === undefined ? [] : [{ key, low, high }]
    }
    const number = scaled(asked.number)
    if (number === undefined) return []
    // An interval has to hold the figure, whichever way it was said.
    if (kind === 'interval') return [{ key, low: number, high: number }]
    const plain: Comparison =
      better === 'lower' ? 'atMost' : better === 'higher' || isCounted(key) ? 'atLeast' : 'exactly'
    const reach = better === 'higher' ? { isReach: true as const } : {}
    switch (meantBy(comparison, key) ?? plain) {
      case 'atLeast':
        return [{ key, low: number, ...reach }]
      case 'over':
        return [{ key, low: number * (1 + 1e-9) + (number === 0 ? 1e-9 : 0), ...reach }]
      case 'atMost':
        return [{ key, high: number }]
      case 'under':
        return [{ key, high: number * (1 - 1e-9) }]
      case 'about': {
        const slack = Math.abs(number) * 0.15
        // Who needs about 3 W is served by what bears 5, and about 3 dB by what loses 1.
        if (better === 'higher' || (!better && isCounted(key)))
          return [{ key, low: number - slack, ...reach }]
        if (better === 'lower') return [{ key, high: number + slack }]
        return [{ key, low: number - slack, high: number + slack }]
      }
      default: {
        // Sizes are said roundly: 100 ft are the 30 m that are stocked; light is not.
        const isSize = unit !== undefined && dimensionOf(unit) === 'length'
        const slack = Math.abs(number) * (isSize ? (unit === 'nm' ? 0.001 : 0.06) : 0.005)
        return [{ key, low: number - slack, high: number + slack }]
      }
    }
  }

  /** 'Or better' has the attribute's direction; room is of what has an extent or a weight. */
  function meantBy(comparison: Comparison | undefined, key: string): Comparison | undefined {
    if (comparison === 'better') return define(key).better === 'lower' ? 'atMost' : 'atLeast'
    if (comparison === 'upTo') return define(key).better === 'higher' ? 'atLeast' : 'atMost'
    if (comparison !== 'room') return comparison
    return dimensionsOfRoom.has(dimensionOf(unitName(key)) ?? '') ? 'atMost' : undefined
  }

  /** In the unit that was asked: 'length 100 ft', 'depth 12 in or less'. */
  function sayAsked(
    number: number,
    unit: string,
    bounds: readonly Bounds[],
    comparison: Comparison | undefined,
    key: string,
  ): string {
    const name = bounds.length === 1 && !isCounted(key) ? nameOf(key) : ''
    const own = define(key).unit
    const shown = own && unitName(key) === unit ? own : symbolOf(unit)
    const value = formatValue(number, shown)
    const figure = name + (comparison === 'about' ? fillIn(texts.about, { figure: value }) : value)
    const { low, high } = bounds.at(-1)!
    if (low !== undefined && high !== undefined) return figure
    // More of one and less of another is meant: nobody knows which.
    if (bounds.some((one) => (one.low === undefined) !== (low === undefined))) return figure
    return fillIn(low !== undefined ? texts.orMore : texts.orLess, { figure })
  }

  /** As it was said, though more and less will do: 'about 1,100 ports'. */
  function sayAbout(key: string, number: number): string {
    const figure = formatValue(number, define(key).unit)
    return (isCounted(key) ? '' : nameOf(key)) + fillIn(texts.about, { figure })
  }

  function say({ key, low, high }: Bounds, withLabel: boolean): string {
    const { unit } = define(key)
    const name = withLabel ? nameOf(key) : ''
    const value = (number: number) =>
      formatValue(Number(number.toPrecision(Math.abs(number) < 1000 ? 4 : 6)), unit)
    if (low !== undefined && high !== undefined) {
      const middle = (low + high) / 2
      const isPoint = high - low <= Math.abs(middle) * 0.0101 + 1e-9
      return (
        name +
        (isPoint
          ? value(middle)
          : fillIn(texts.interval, { low: formatValue(low), high: value(high) }))
      )
    }
    return low !== undefined
      ? fillIn(texts.orMore, { figure: name + value(low) })
      : fillIn(texts.orLess, { figure: name + value(high!) })
  }
}
