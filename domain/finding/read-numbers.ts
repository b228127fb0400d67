import { attributeLookup, type AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { comparisonAt } from './comparison.ts'
import { createNumberBounds } from './number-bounds.ts'
import { groupAt, type Group } from './number-group.ts'
import type { Item } from './read-items.ts'
import { saidStretch } from './said-stretch.ts'
import type { Bounds, Requirement } from './requirement.ts'
import { dimensionOf, ratioOf } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A smaller bare number counts something; a larger one may be any figure that a record states. */
const smallestTelling = 20

export type NumberReader = (items: readonly Item[], text: string) => Requirement[]

/** Numbers with what they count or measure, in every way that buyers write them. */
export function createNumberReader(
  definitions: readonly AttributeDefinition[],
  vocabulary: Vocabulary,
  /** Smallest and largest figure of an attribute in the catalogue, in its unit. */
  extentOf: (key: string) => [number, number] | undefined,
): NumberReader {
  const define = attributeLookup(definitions)
  const numeric = definitions.filter(({ unit, kind }) => unit !== undefined || kind === 'number')
  const { boundsOf, inUnit, isCounted, say, sayAsked, unitName } = createNumberBounds(definitions)
  const counts = numeric.filter(({ key }) => isCounted(key)).map(({ key }) => key)
  const guessed = numeric.map(({ key }) => key)
  const isNumeric = (key: string) => numeric.some((one) => one.key === key)

  return (items, text) => {
    const found: Requirement[] = []
    const taken = new Set<number>()
    items.forEach((item, at) => {
      if (item.type !== 'number' || taken.has(at)) return
      const group = groupAt(items, at, text)
      for (const one of group.ats) taken.add(one)
      found.push(...read(items, group))
    })
    const notBasis = otherBases(text)
    if (notBasis.length === 0) return found
    return found.map((one) =>
      one.test.type === 'number' ? { ...one, test: { ...one.test, notBasis } } : one,
    )
  }

  function read(items: readonly Item[], group: Group): Requirement[] {
    const last = group.ats.at(-1)!
    const unitItem = items[last + 1]?.type === 'unit' ? items[last + 1] : undefined
    const next = items[last + 1]
    // The 10 of '10G' is a piece of a name.
    if (next?.glued && next.type === 'unknown') return []
    const near = nounNear(items, group.ats[0]!, last + (unitItem ? 2 : 1), unitItem?.key)
    // 'A variable attenuator for 1550': no figure of what is variable is that large.
    const isFar =
      near && !unitItem && near.end === undefined && !near.keys.some((key) => isNear(key, group))
    const noun = isFar ? undefined : near
    const keys = keysOf(noun, unitItem?.key, group)
    const isGuess = keys.length === 0
    // 'Two batteries': what the catalogue has no word for is no figure of it.
    if (isGuess && (next?.type === 'unknown' || !/^\d/.test(items[group.ats[0]!]!.text))) return []
    if (!unitItem && isBought(items, last + 1)) return []
    // '32 pieces' are bought, not asked of a product; '-65 dBm' is no temperature.
    if (next?.meaning?.word === 'quantity') return []
    if (!unitItem && group.numbers[0]! < 0 && next?.type === 'unknown') return []
    if (isGuess && (unitItem || group.numbers.length > 1 || group.numbers[0]! < 0)) return []
    const comparison =
      group.form === 'range'
        ? undefined
        : comparisonAt(items, group.ats[0]!, noun?.end ?? last + (unitItem ? 2 : 1))
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
          (value <= Math.abs(extent[1]) * 30 && (value === 0 || value * 30 >= Math.abs(extent[0])))
        )
      }
      const plausible = keys.filter(isPlausible)
      const meant =
        plausible.length || !unitItem
          ? plausible
          : keysOf(undefined, unitItem.key, group).filter(isPlausible)
      const bounds = (isGuess ? (number < smallestTelling ? counts : guessed) : meant).flatMap(
        (key) => boundsOf(key, asked, unitItem?.key, isGuess ? 'exactly' : comparison),
      )
      if (bounds.length === 0) return []
      const [{ key }] = bounds as [Bounds]
      const wanted = inUnit(number, unitItem?.key, define(key).unit) ?? number
      return {
        test: {
          type: 'number',
          bounds,
          wanted,
          ...(!noun &&
            (vocabulary.firstOf ?? []).includes(dimensionOf(unitItem?.key ?? '') ?? '') && {
              isFirst: true,
            }),
        },
        isGuess,
        not: false,
        says: isGuess
          ? String(number)
          : unitItem && !('low' in asked)
            ? sayAsked(number, unitItem.text, bounds, comparison, key)
            : say(bounds[0]!, !isCounted(key)),
        from,
        to,
        ...(noun && {
          whole: saidStretch(items, [group.ats[0]!, unitItem ? last + 1 : last], keys),
        }),
      }
    })
  }

  /** The attribute that a word nearby names: behind the number within a few words, else before it. */
  function nounNear(
    items: readonly Item[],
    first: number,
    behind: number,
    unit: string | undefined,
  ) {
    let behindKeys: { keys: string[]; end: number | undefined } | undefined
    for (let at = behind, steps = 0; at < items.length && steps < 4; at++, steps++) {
      const item = items[at]!
      if (item.type === 'number' || item.type === 'break') break
      // '2,000 or more LC ports'
      const isLimit = steps === 0 && /^or(?:More|Less|Better)$/.test(item.meaning?.word ?? '')
      if (item.meaning?.word && item.meaning.word !== 'stop' && !isLimit) break
      // 'Twelve losses' counts them: without its unit a figure of a scale stands behind the word.
      const nouns = fitting(item.meaning?.nouns, unit).filter(
        (key) => unit || !dimensionOf(unitName(key)),
      )
      if (nouns.length) {
        behindKeys = { keys: nouns, end: at + 1 }
        break
      }
    }
    // 'Express cable 24 mm in diameter': both words say which, where a unit shows that both can.
    if (behindKeys && !unit) return behindKeys
    const counted = unit ? undefined : countedBy(items[behind])
    if (counted) return { keys: counted, end: undefined }
    for (let at = first - 1, steps = 0; at >= 0 && steps < 6; at--, steps++) {
      const item = items[at]!
      if (item.type === 'number' || (item.type === 'break' && (item.text !== ',' || !unit))) break
      // '900 mm width and 300 mm': the width is of the figure before it.
      if (item.meaning?.nouns && isFigure(items[at - 1]) && steps > 0) break
      // 'Depth 300', 'loss of 0.3 dB'; what is counted stands behind its number, but in 'fiber count 96'.
      const nouns = fitting(item.meaning?.nouns, unit).filter(
        (key) => !isCounted(key) || (steps === 0 && item.key.includes(' ')),
      )
      if (nouns.length)
        return { keys: [...new Set([...(behindKeys?.keys ?? []), ...nouns])], end: behindKeys?.end }
    }
    return behindKeys
  }

  /** '200 LC pigtails' are bought; '24 LC panel' has so many ports. */
  function isBought(items: readonly Item[], behind: number): boolean {
    const named = items.slice(behind).find(({ meaning }) => !meaning?.values || meaning.kind)
    if (named === items[behind]) return false
    const { kind, nouns } = named?.meaning ?? {}
    return Boolean(kind && !nouns && /[^s]s$/.test(named!.text))
  }

  /** '24 LC' are 24 ports. */
  function countedBy(item: Item | undefined): string[] | undefined {
    if (!item?.meaning?.values || item.glued) return undefined
    return Object.entries(vocabulary.counts ?? {}).find(([key]) =>
      item.meaning!.values!.has(key),
    )?.[1]
  }

  /** '17 dB including connectors' is not what a record states without them. */
  function otherBases(text: string): string[] {
    return Object.entries(vocabulary.otherBasis ?? {}).flatMap(([basis, phrases]) =>
      phrases.some((phrase) => text.includes(phrase)) ? [basis] : [],
    )
  }

  function isNear(key: string, { numbers }: Group): boolean {
    const extent = extentOf(key)
    return !extent || numbers.every((number) => number <= Math.abs(extent[1]) * 10)
  }

  function fitting(nouns: readonly string[] | undefined, unit: string | undefined): string[] {
    return (nouns ?? []).filter(
      (key) => isNumeric(key) && (unit ? dimensionOf(unitName(key)) === dimensionOf(unit) : true),
    )
  }

  function keysOf(
    noun: { keys: string[] } | undefined,
    unit: string | undefined,
    { numbers }: Group,
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
    // Of another unit of the dimension, the one of like size: feet mean what meters do.
    const [nearest] = Object.entries(vocabulary.units ?? {})
      .flatMap(([name, meant]) => {
        const ratio = ratioOf(name, unit)
        return ratio === undefined ? [] : [{ meant, apart: Math.abs(Math.log(ratio)) }]
      })
      .toSorted((a, b) => a.apart - b.apart)
    if (nearest) return nearest.meant
    return numeric
      .filter(({ key }) => dimensionOf(unitName(key)) === dimensionOf(unit))
      .map(({ key }) => key)
  }
}

const isFigure = (item: Item | undefined) => item?.type === 'number' || item?.type === 'unit'
