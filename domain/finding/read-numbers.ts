import { attributeLookup, type AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { isBought, isOrdered } from './bought.ts'
import { comparisonAt, isBound } from './comparison.ts'
import { createNumberBounds } from './number-bounds.ts'
import { createNounReader, type NamedBy } from './noun-near.ts'
import type { NamedKind } from './named-kinds.ts'
import { groupAt, type Group } from './number-group.ts'
import { isWithinName } from './piece-of-word.ts'
import type { Item } from './read-items.ts'
import { saidStretch } from './said-stretch.ts'
import type { Bounds, Requirement } from './requirement.ts'
import { createUnitMeaning, type ExtentAmong } from './unit-meaning.ts'
import { dimensionOf } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A smaller bare number counts something; a larger one may be any figure that a record states. */
const minTellingNumber = 20

export type NumberReader = (
  items: readonly Item[],
  text: string,
  /** What is asked for: which of its measures a unit may mean. */
  kinds?: readonly NamedKind[],
) => Requirement[]

type Stated = {
  /** Smallest and largest figure of an attribute in the catalogue, in its unit. */
  extentOf: (key: string) => [number, number] | undefined
  /** The attributes of which some product states a figure. */
  statedOf: (figure: number) => readonly string[]
  extentAmong: ExtentAmong
}

/** Numbers with what they count or measure, in every way that buyers write them. */
export function createNumberReader(
  definitions: readonly AttributeDefinition[],
  vocabulary: Vocabulary,
  { extentOf, statedOf, extentAmong }: Stated,
): NumberReader {
  const define = attributeLookup(definitions)
  const numeric = definitions.filter(({ unit, kind }) => unit !== undefined || kind === 'number')
  const { boundsOf, inUnit, isCounted, say, sayAbout, sayAsked, unitName } =
    createNumberBounds(definitions)
  const counts = numeric.filter(({ key }) => isCounted(key)).map(({ key }) => key)
  const guessed = numeric.map(({ key }) => key)
  const nounNear = createNounReader(
    { has: (key) => guessed.includes(key), isCounted, unitName },
    vocabulary,
  )
  const meantBy = createUnitMeaning(definitions, vocabulary, extentAmong)

  return (items, text, kinds = []) => {
    const found: Requirement[] = []
    const taken = new Set<number>()
    items.forEach((item, at) => {
      if (item.type !== 'number' || taken.has(at)) return
      const group = groupAt(items, at, text)
      for (const one of group.ats) taken.add(one)
      found.push(...read(items, group, text, kinds))
    })
    const notBasis = otherBases(text)
    if (notBasis.length === 0) return found
    return found.map((one) =>
      one.test.type === 'number' ? { ...one, test: { ...one.test, notBasis } } : one,
    )
  }

  function read(
    items: readonly Item[],
    group: Group,
    text: string,
    kinds: readonly NamedKind[],
  ): Requirement[] {
    const last = group.ats.at(-1)!
    const unitItem = items[last + 1]?.type === 'unit' ? items[last + 1] : undefined
    const next = items[last + 1]
    // The 10 of '10G' is a piece of a name.
    if (next?.glued && next.type === 'unknown') return []
    if (isWithinName({ from: items[group.ats[0]!]!.from, to: items[last]!.to }, text)) return []
    const first = group.ats[0]!
    const near =
      nounNear(items, first, last + (unitItem ? 2 : 1), unitItem?.key, text) ??
      // '24 ports to 48'.
      (group.isNamed ? nounNear(items, first, first + 1, undefined, text) : undefined)
    // 'A variable attenuator for 1550': no figure of what is variable is that large.
    const isBefore = near && !unitItem && near.end === undefined
    const stated = isBefore && !near.isBeside ? keysOfFigures(group) : []
    // Nor is '1310' one of the pitch, in 'quarter pitch, coated for 1310', where others state it.
    const isOfOther = stated.length > 0 && !near?.keys.some((key) => stated.includes(key))
    const isFar = isBefore && (isOfOther || !near.keys.some((key) => isNear(key, group)))
    const noun = isFar ? undefined : near
    const named = keysOf(noun, unitItem?.key, group, kinds)
    // 'C' may be a degree, or anything.
    const isLettered = next?.text.length === 1
    const keys = named.length || unitItem || isLettered ? named : keysOfFigures(group)
    const isGuess = keys.length === 0
    // 'Two batteries': what the catalogue has no word for is no figure of it.
    if (isGuess && (next?.type === 'unknown' || !/^\d/.test(items[group.ats[0]!]!.text))) return []
    if (!unitItem && isBought(items, last + 1)) return []
    if (!unitItem && isOrdered(items, group.ats[0]!)) return []
    // '32 pieces' are bought, not asked of a product; '-65 dBm' is no temperature.
    if (next?.meaning?.word === 'quantity') return []
    if (!unitItem && group.numbers[0]! < 0 && next?.type === 'unknown') return []
    if (isGuess && (unitItem || isUnlike(group) || group.numbers[0]! < 0)) return []
    const comparison =
      group.form === 'range'
        ? undefined
        : comparisonAt(items, group.ats[0]!, last + (unitItem ? 1 : 0), noun?.end)
    const numbers = group.form === 'list' ? group.numbers : [group.numbers[0]!]
    const [from, to] = [items[group.ats[0]!]!.from, (unitItem ?? items[last]!).to]
    return numbers.flatMap((number): Requirement | [] => {
      const asked =
        group.form === 'range'
          ? { low: number, high: group.numbers[1]! }
          : group.tolerance === undefined
            ? { number }
            : { low: number - group.tolerance, high: number + group.tolerance }
      const isPlausible = (key: string) => {
        const extent = extentOf(key)
        const value = Math.abs(inUnit(number, unitItem?.key, define(key).unit) ?? number)
        // No cable is 200 m thick: another attribute is meant.
        return (
          !unitItem ||
          !extent ||
          value === 0 ||
          (value <= Math.abs(extent[1]) * 30 &&
            value * 30 >= Math.abs(extent[0]) &&
            value >= Math.min(Math.abs(extent[1]) * 1e-6, Math.abs(extent[0]) || Infinity))
        )
      }
      const plausible = keys.filter(isPlausible)
      const meant =
        plausible.length || !unitItem
          ? plausible
          : keysOf(undefined, unitItem.key, group, kinds).filter(isPlausible)
      const bounds = (isGuess ? (number < minTellingNumber ? counts : guessed) : meant).flatMap(
        (key) => boundsOf(key, asked, unitItem?.key, isGuess ? 'exactly' : comparison),
      )
      if (bounds.length === 0) return []
      // 'One tray', 'eine Kassette': who names a thing does not ask for one or more of it.
      const isNaming = number === 1 && /^\p{L}/u.test(items[group.ats[0]!]!.text)
      const isLoose = isNaming && bounds.every(({ high }) => high === undefined)
      const [{ key }] = bounds as [Bounds]
      const sayOf = (those: readonly Bounds[]) =>
        sayAsked(number, writtenUnit(unitItem!), those, comparison, those[0]!.key)
      const isOpen = unitItem && !noun && bounds.length > 1 && !('low' in asked)
      const wanted = inUnit(number, unitItem?.key, define(key).unit) ?? number
      return {
        test: {
          type: 'number',
          bounds: isOpen ? bounds.map((one) => ({ ...one, says: sayOf([one]) })) : bounds,
          wanted,
          ...((isBound(comparison) || group.form !== 'one') && { isBound: true as const }),
          ...(comparison === 'exactly' && { isExact: true }),
          // 'A 633 nm beam' is no beam of that width: the word names nothing then.
          ...(isFirst(bounds, plausible.length ? noun : undefined, unitItem?.key) && {
            isFirst: true,
          }),
        },
        isGuess: isGuess || isLoose,
        ...(isLoose && { aside: 'name' as const }),
        not: false,
        says: isGuess
          ? String(number)
          : unitItem && !('low' in asked)
            ? sayOf(bounds)
            : comparison === 'about' && !('low' in asked)
              ? sayAbout(key, number)
              : say(bounds[0]!, !isCounted(key)),
        from,
        to,
        ...(noun && {
          whole: saidStretch(items, [group.ats[0]!, unitItem ? last + 1 : last], keys),
        }),
      }
    })
  }

  /**
   * Where one word names several measures, or none says which is to be small enough, the first that
   * a product states decides: a thin cable does not make a closure that goes into a gap.
   */
  function isFirst(
    bounds: readonly Bounds[],
    noun: NamedBy | undefined,
    unit: string | undefined,
  ): boolean {
    const dimension = dimensionOf(unit ?? '')
    if (!dimension || bounds.length < 2) return false
    if (noun) return noun.isMixed !== true
    if ((vocabulary.firstOf ?? []).includes(dimension)) return true
    return bounds.every(({ low, high }) => low === undefined && high !== undefined)
  }

  /** '17 dB including connectors' is not what a record states without them. */
  function otherBases(text: string): string[] {
    return Object.entries(vocabulary.otherBasis ?? {}).flatMap(([basis, phrases]) =>
      phrases.some((phrase) => text.includes(phrase)) ? [basis] : [],
    )
  }

  /** '1310' is of what alone is ever 1310, or holds it: all of one unit. */
  function keysOfFigures({ numbers }: Group): string[] {
    if (numbers.some((number) => number < minTellingNumber)) return []
    const [first = [], ...others] = numbers.map(statedOf)
    const keys = first.filter((key) => others.every((other) => other.includes(key)))
    const isOne = new Set(keys.map(unitName)).size === 1
    return isOne && keys.every((key) => dimensionOf(unitName(key))) ? keys : []
  }

  function isNear(key: string, { numbers }: Group): boolean {
    const extent = extentOf(key)
    return !extent || numbers.every((number) => number <= Math.abs(extent[1]) * 10)
  }

  function keysOf(
    noun: { keys: string[] } | undefined,
    unit: string | undefined,
    { numbers }: Group,
    kinds: readonly NamedKind[],
  ): string[] {
    if (noun) return noun.keys
    if (!unit) {
      // A sign without a unit speaks of what can be below zero.
      return numbers.some((number) => number < 0)
        ? numeric
            .filter(
              ({ key, kind }) =>
                kind === 'interval' && dimensionOf(unitName(key)) === 'temperature',
            )
            .map(({ key }) => key)
        : []
    }
    const meant = meantBy(unit, Math.max(...numbers.map(Math.abs)), kinds)
    if (meant) return meant
    return numeric
      .filter(({ key }) => dimensionOf(unitName(key)) === dimensionOf(unit))
      .map(({ key }) => key)
  }
}

/** '1310/1550' may be two figures of one attribute, '50/125' and '10-20' say what something is called. */
function isUnlike({ numbers, form }: Group): boolean {
  if (numbers.length < 2) return false
  return form !== 'list' || Math.max(...numbers) >= 2 * Math.min(...numbers)
}

/** The F of '-40F' is a degree. */
const writtenUnit = ({ text, key }: Item) => (key.startsWith('°') ? key : text)
