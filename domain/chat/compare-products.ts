import { attributeLookup } from '#domain/catalogue/attribute.ts'
import { formatCompareState } from '#domain/deciding/compare-state.ts'
import { keyOfText } from '#domain/finding/tokens.ts'
import { lookup } from '#domain/lookup.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { inSentence } from '#domain/texts/in-sentence.ts'
import * as texts from '#texts/assistant.ts'
import { figureOf, wantsLeast } from './by-extreme.ts'
import { inBothUnits, isUnitOf } from './in-both-units.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { offeredValues } from './offered-values.ts'
import { inWords, named, notTaken, withoutBrackets } from './reply-words.ts'

type Comparison = Extract<Outcome, { kind: 'comparison' }>

/**
 * The attributes that differ, what was asked for first, then those that both state; and what was
 * asked for and is the same.
 */
export function compareProducts(
  { products, by, asked: { nouns, unknown, words } }: Comparison,
  {
    attributes,
    company: { comparePath },
    plain,
    turns,
  }: Pick<Knowledge, 'attributes' | 'company' | 'plain' | 'turns'>,
): string {
  const define = attributeLookup(attributes)
  const shown = products.slice(0, 4)
  const labelOf = (key: string) => define(key).label.replace(/,.*/, '')
  const valueOf = (product: Subject, key: string) =>
    nouns.includes(key)
      ? offeredValues(product, define(key))
      : withoutBrackets(inBothUnits(lookup(product.attributes, key) ?? [], define(key)))
  const value = (product: Subject, key: string) => valueOf(product, key) || texts.notStated
  const stated = (key: string) =>
    shown.filter(({ attributes: own }) => Object.hasOwn(own, key)).length
  const known = attributes.map(({ key }) => key).filter((key) => stated(key) > 0)
  const differs = (key: string) => new Set(shown.map((product) => value(product, key))).size > 1
  const told = known.filter((key) => nouns.includes(key))
  const keys = (told.length > 0 && isAll(told) ? told : known)
    .filter(differs)
    .toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)) || stated(b) - stated(a))
    .slice(0, 6)
  const rows = keys.map(
    (key) => `${labelOf(key)}: ${shown.map((product) => value(product, key)).join(' / ')}`,
  )
  const names = inWords(shown.map((product) => `${named(product)} (${product.partNumber})`))
  const differ = rows.length
    ? fillIn(texts.differIn, { names, rows: rows.join('; ') })
    : `${names}.`
  const alike = known.filter((key) => nouns.includes(key) && !differs(key))
  const facts = alike.map((key) => `${inSentence(labelOf(key))} ${value(shown[0]!, key)}`)
  const of = [...keys, ...(by?.keys ?? [])].map(define)
  const said = [
    verdict(),
    differ,
    facts.length && !by ? fillIn(texts.statesOfEach, { facts: facts.join(', ') }) : '',
    notTaken(
      unknown.filter((one) => !plain.has(one) && !by?.says.includes(one) && !isUnitOf(one, of)),
      turns,
    ),
  ]
  if (comparePath) {
    const address = `${comparePath}?${formatCompareState({ products: shown.map(({ slug }) => slug) })}`
    said.push(fillIn(texts.sideBySide, { address }))
  }
  return said.filter(Boolean).join(' ')

  /** Nothing but these is asked: who asks how they differ wants more than what is named besides. */
  function isAll(all: readonly string[]): boolean {
    const labels = new Set(all.flatMap((key) => keyOfText(labelOf(key)).split(' ')))
    return !by && words.every((word) => labels.has(word))
  }

  function isAsked(key: string): boolean {
    return by ? by.keys.includes(key) : nouns.includes(key)
  }

  /** Outright, where each states it: of what one record leaves open nobody knows whether it is more. */
  function verdict(): string {
    const key = by?.keys.find((one) => stated(one) === shown.length)
    if (!by || key === undefined || shown.length < 2) return ''
    const attribute = inSentence(labelOf(key))
    const isLeast = wantsLeast(by.end, define(key))
    const figures = shown.map((product) => figureOf(product, key, isLeast))
    const stating = figures.filter((figure) => figure !== undefined)
    if (stating.length < shown.length) return ''
    const end = isLeast ? Math.min(...stating) : Math.max(...stating)
    const first = shown.filter((_, at) => figures[at] === end)
    const value = valueOf(first[0]!, key)
    if (first.length === shown.length)
      return first.every((one) => valueOf(one, key) === value)
        ? fillIn(texts.sameFigure, { attribute, value })
        : ''
    const others = shown
      .filter((one) => !first.includes(one))
      .map((one) => `${valueOf(one, key)} (${one.partNumber})`)
    const most = isLeast ? Math.max(...stating) : Math.min(...stating)
    // Of more than two it would be the difference of two that nobody named.
    const isPair = shown.length === 2 && key !== 'size'
    const difference = inBothUnits([tidy(Math.abs(most - end))], define(key))
    const apart = isPair ? ` ${fillIn(texts.apartBy, { difference })}` : ''
    const extreme = fillIn(texts.hasExtreme, {
      says: withoutBrackets(by.says.charAt(0).toUpperCase() + by.says.slice(1)),
      number: inWords(first.map(({ partNumber }) => partNumber)),
      attribute,
      value,
      others: inWords(others),
    })
    return `${extreme}${apart}`
  }
}

/** Without what binary fractions leave: 5.9 less 3.8 is 2.1. */
const tidy = (figure: number) => Number(figure.toPrecision(6))
