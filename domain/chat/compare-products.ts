import { attributeLookup, formatValues } from '#domain/catalogue/attribute.ts'
import { formatCompareState } from '#domain/deciding/compare-state.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/assistant.ts'
import type { Knowledge, Subject } from './outcome.ts'
import { inWords, named, withoutBrackets } from './reply-words.ts'

/** The attributes that differ, those first that both state. */
export function compareProducts(
  products: readonly Subject[],
  attributes: Knowledge['attributes'],
  comparePath?: string,
): string {
  const define = attributeLookup(attributes)
  const shown = products.slice(0, 4)
  const value = (product: Subject, key: string) => {
    const values = Object.hasOwn(product.attributes, key) ? product.attributes[key]! : []
    return withoutBrackets(formatValues(values, define(key).unit)) || texts.notStated
  }
  const keys = attributes
    .map(({ key }) => key)
    .filter((key) => shown.some(({ attributes: own }) => Object.hasOwn(own, key)))
    .filter((key) => new Set(shown.map((product) => value(product, key))).size > 1)
    .toSorted((a, b) => stated(b) - stated(a))
    .slice(0, 6)
  function stated(key: string): number {
    return shown.filter(({ attributes: own }) => Object.hasOwn(own, key)).length
  }
  const lines = keys.map(
    (key) =>
      `${define(key).label.replace(/,.*/, '')}: ${shown.map((product) => value(product, key)).join(' / ')}`,
  )
  const names = inWords(shown.map((product) => `${named(product)} (${product.partNumber})`))
  const differ = fillIn(texts.differIn, { names, rows: lines.join('; ') })
  if (!comparePath) return differ
  const address = `${comparePath}?${formatCompareState({ products: shown.map(({ slug }) => slug) })}`
  return `${differ} ${fillIn(texts.sideBySide, { address })}`
}
