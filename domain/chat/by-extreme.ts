import {
  attributeLookup,
  formatValues,
  type AttributeDefinition,
  type AttributeValue,
} from '#domain/catalogue/attribute.ts'
import { readSize } from '#domain/catalogue/size.ts'
import type { Found } from '#domain/finding/find.ts'
import type { Extreme } from '#domain/finding/read-extremes.ts'
import type { Understanding } from '#domain/finding/understand.ts'
import { keyOfText } from '#domain/finding/tokens.ts'
import { lookup } from '#domain/lookup.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/assistant.ts'
import type { Knowledge, Subject } from './outcome.ts'

/** Where fewer of them state it, the least of these may not be the least of all. */
const minStated = 0.6

/**
 * Of what meets the rest, what has the least or the most of something; undefined where too few state
 * it, or all state the same.
 */
export function byExtreme(
  fitting: readonly Found<Subject>[],
  { keys, end, says }: Extreme,
  { attributes }: Pick<Knowledge, 'attributes'>,
): { found: Found<Subject>[]; says: string } | undefined {
  const define = attributeLookup(attributes)
  for (const key of keys) {
    const isLeast = wantsLeast(end, define(key))
    const stated = fitting.flatMap((one) => {
      const figure = figureOf(one.product, key, isLeast)
      return figure === undefined ? [] : [{ one, figure }]
    })
    if (stated.length < 2 || stated.length < fitting.length * minStated) continue
    stated.sort((a, b) => (isLeast ? a.figure - b.figure : b.figure - a.figure))
    const [first] = stated
    if (first!.figure === stated.at(-1)!.figure) continue
    const found = stated.filter(({ figure }) => figure === first!.figure).map(({ one }) => one)
    const values = lookup(found[0]!.product.attributes, key)
    const value = values && formatValues(values, define(key).unit)
    const said = value
      ? plural(stated.length, texts.extremeValue, { says, value })
      : plural(stated.length, texts.extreme, { says })
    return { found, says: said }
  }
  return undefined
}

/** The best of what is better the less there is of it is the least. */
export const wantsLeast = (
  end: Extreme['end'],
  { better }: Pick<AttributeDefinition, 'better'>,
): boolean => end === 'least' || (end === 'best' && better === 'lower')

/** What was sorted by is taken into account. */
export const withoutDemand = (asked: Understanding, { says }: Extreme): Understanding => ({
  ...asked,
  demands: asked.demands.filter((one) => !says.startsWith(one)),
  words: asked.words.filter((word) => !keyOfText(says).split(' ').includes(word)),
})

/** The worst that it may be: a maximum where little is wanted. `size` is the room that it takes. */
export function figureOf(product: Subject, key: string, isLeast: boolean): number | undefined {
  if (key === 'size') {
    const { width, height, depth, diameter } = readSize(product.size).size ?? {}
    if (diameter) return diameter * diameter * (height ?? depth ?? width ?? diameter)
    return width && height && depth ? width * height * depth : undefined
  }
  const figures = (lookup(product.attributes, key) ?? []).flatMap((value) =>
    figureIn(value, isLeast),
  )
  if (figures.length === 0) return undefined
  return isLeast ? Math.min(...figures) : Math.max(...figures)
}

function figureIn(value: AttributeValue, isLeast: boolean): number | [] {
  if (typeof value === 'number') return value
  if (typeof value !== 'object') return []
  return (isLeast ? (value.max ?? value.typ) : (value.min ?? value.typ)) ?? []
}
