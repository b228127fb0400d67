import type { Operator } from './language-pack.ts'
import { isNegation } from './item-context.ts'
import { hasOperator, type Item } from './phrase-spotter.ts'

/**
 * How figures are demanded, in the order in which the forms are tried: the parts of a form stand one
 * behind the other, a part with `?` may be missing, one with `*` may stand there several times.
 * `figure`, `attribute`, `value`, `filler` and `joint` are what an item is, all others are operators
 * of the language packs.
 */
export const numberForms = [
  'rangeStart figure rangeJoin|conjunction figure filler? attribute?',
  'attribute filler* rangeStart figure rangeJoin|conjunction figure',
  'attribute filler? figure rangeJoin figure',
  'figure rangeJoin figure filler? attribute?',
  'low|above figure joint* high|below figure filler? attribute?',
  'attribute filler* low|above figure joint* high|below figure',
  'attribute filler* low|above|high|below|near|exact figure',
  'attribute filler? figure lowAfter|highAfter|betterAfter?',
  'figure attribute low|high',
  'low|above|high|below|near|exact filler? figure lowAfter|highAfter|betterAfter? filler? attribute?',
  'figure lowAfter|highAfter|betterAfter filler? attribute?',
  'figure attribute lowAfter|highAfter|betterAfter?',
  'figure value attribute?',
  'figure',
] as const

type Part = { names: string[]; isOptional: boolean; isRepeated: boolean }

const forms = numberForms.map((form) =>
  form.split(' ').map((part): Part => {
    const isRepeated = part.endsWith('*')
    const isOptional = isRepeated || part.endsWith('?')
    return { names: part.replace(/[?*]$/, '').split('|'), isOptional, isRepeated }
  }),
)

const unboundParts = new Set(['filler', 'rangeStart', 'rangeJoin', 'conjunction'])
const bounds: readonly Operator[] = ['low', 'above', 'high', 'below']

/** What a form found. */
export type NumberPhrase = {
  /** How many items it takes. */
  length: number
  figures: Item[]
  attribute?: Item
  /** The value that a figure counts: the 'LC' of '144 LC'. */
  value?: Item
  operator?: Operator | undefined
  isRange: boolean
}

/** All readings of the items from a place on, in the order of the forms. */
export function* numberPhrasesAt(items: readonly Item[], start: number): Iterable<NumberPhrase> {
  for (const form of forms) {
    const phrase = matchForm(form, items, start)
    if (phrase) yield phrase
  }
}

function matchForm(form: readonly Part[], items: readonly Item[], start: number) {
  const phrase: NumberPhrase = { length: 0, figures: [], isRange: false }
  let at = start
  for (const { names, isOptional, isRepeated } of form) {
    if (isRepeated) {
      while (items[at] && isCalled(items[at]!, names[0]!)) at++
      continue
    }
    const item = items[at]
    const name = item && names.find((one) => isCalled(item, one))
    if (!name) {
      if (isOptional) continue
      return undefined
    }
    if (name === 'figure') phrase.figures.push(item)
    else if (name === 'attribute') {
      phrase.attribute = item
      // 'Thinner than' names what it bounds.
      phrase.operator ??= bounds.find((operator) => hasOperator(item, operator))
    } else if (name === 'value') phrase.value = item
    else if (!unboundParts.has(name)) phrase.operator = name as Operator
    at++
  }
  if (phrase.figures.length > 1) {
    phrase.isRange = true
    delete phrase.operator
  }
  // A filler at the end belongs to what follows.
  if (at > start && items[at - 1] && !isOfPhrase(items[at - 1]!, phrase)) at--
  return { ...phrase, length: at - start }
}

const isOfPhrase = (item: Item, { figures, attribute, value, operator }: NumberPhrase): boolean =>
  figures.includes(item) ||
  item === attribute ||
  item === value ||
  (operator !== undefined && hasOperator(item, operator))

function isCalled(item: Item, name: string): boolean {
  switch (name) {
    case 'figure':
      return item.figure !== undefined
    case 'attribute':
      return item.meaning.attributes !== undefined
    case 'value':
      return item.meaning.values !== undefined && item.figure === undefined
    case 'filler':
      return item.figure === undefined && (item.meaning.isStopWord === true || isNegation(item))
    case 'joint':
      return (
        !isNegation(item) && ['pause', 'filler', 'conjunction'].some((one) => isCalled(item, one))
      )
    case 'pause':
      return item.words[0] === ','
    default:
      return hasOperator(item, name as Operator)
  }
}
