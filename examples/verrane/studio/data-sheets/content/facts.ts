import { attributeTerms } from '../../../attribute-terms.ts'
import {
  attributeLookup,
  formatValue,
  headline,
} from '../../../../../domain/catalogue/attribute.ts'
import { extentOf } from '../../../../../domain/catalogue/measure.ts'
import type { Product } from '../../../../../domain/catalogue/product.ts'
import { readSize, type Size } from '../../../../../domain/catalogue/size.ts'

const define = attributeLookup(attributeTerms)

/**
 * The first value of an attribute as a number, if it is one; of a measure the one that counts. A
 * side that is no attribute is that of the product's size.
 */
export function numberValue(product: Product, key: string): number | undefined {
  const value = product.attributes[key]?.[0]
  return value === undefined
    ? new Map(Object.entries(sizeOf(product))).get(key)
    : extentOf(headline(value, define(key).better))?.max
}

/** Outer dimensions in mm, as far as the record has them. */
export const sizeOf = (product: Product): Size => readSize(product.size).size ?? {}

/** The first value of an attribute as text; empty where the product lacks it. */
export function textValue(product: Product, key: string): string {
  const value = product.attributes[key]?.[0] ?? ''
  return typeof value === 'object' ? formatValue(value) : String(value)
}

/** All numeric values of an attribute, in their order. */
export function numberValues(product: Product, key: string): number[] {
  return (product.attributes[key] ?? []).filter((value) => typeof value === 'number')
}

export function has(product: Product, key: string, atLeast = 1): boolean {
  return (product.attributes[key]?.length ?? 0) >= atLeast
}

/** True where light is split, coupled or filtered, so that the loss is that of a path. */
export function isComponent(product: Product): boolean {
  return ['splitRatio', 'couplingRatio', 'wdmChannels'].some((key) => has(product, key))
}

/** True where light passes connectors on both sides of the product, so that its loss sums two pairs. */
export function joinsTwoPairs(product: Product): boolean {
  const array = arrayConnector.test(textValue(product, 'connectorB'))
  if (!array || product.family === 'Fiber Cable Assemblies') return false
  return !arrayConnector.test(textValue(product, 'connector')) || /dB in all/.test(allText(product))
}

/** Connectors of several fibers in one ferrule, which are measured fiber by fiber. */
export const arrayConnector = /MPO|SN-MT/

/** Both sides in mm of a flat cable, whose cableDiameter is the wider one; undefined if it is round. */
export function flatCable(product: Product): [number, number] | undefined {
  const wide = numberValue(product, 'cableDiameter')
  const pairs = allText(product).matchAll(/(\d[\d.]*) × (\d[\d.]*) mm/g)
  for (const [, thin, other] of pairs) if (Number(other) === wide) return [Number(thin), wide]
  return undefined
}

/** Everything a product says in words. */
export function allText(product: Product): string {
  const sections = product.sections.flatMap(({ heading, description }) => [heading, description])
  const features = product.features.flatMap(({ items }) => items)
  return [product.name, product.text, ...features, ...sections].join('\n')
}

/**
 * Sizes that editors give in words, such as '100 × 80 × 10 mm box': the numbers in front of the
 * word, in mm. Undefined where no such phrase stands in the text.
 */
export function sizeInText(product: Product, word: RegExp): number[] | undefined {
  const found = allText(product).matchAll(/(\d[\d.]*(?: × \d[\d.]*)+) mm/g)
  for (const match of found) {
    const text = match.input
    const around = text.slice(Math.max(0, match.index - 24), match.index + match[0].length + 24)
    if (word.test(around)) return match[1]!.split(' × ').map(Number)
  }
  return undefined
}
