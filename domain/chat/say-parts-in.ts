import { readParts, type Part } from '#domain/catalogue/accessories.ts'
import { attributeLookup, formatValue, formatValues } from '#domain/catalogue/attribute.ts'
import { nameKey } from '#domain/catalogue/catalogue.ts'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import { keyOfText } from '#domain/finding/tokens.ts'
import type { Understanding } from '#domain/finding/understand.ts'
import { lookup } from '#domain/lookup.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/assistant.ts'
import type { Knowledge, Subject } from './outcome.ts'
import { named, withoutBrackets } from './reply-words.ts'

const asksForMore =
  /\b(?:how many|extra|(?<!\bor )more|additional|further|enough|included|includes?|comes? with|need)\b/

const maxVersions = 2

type Of = Pick<Knowledge, 'partsOf' | 'attributes'>

/**
 * 'Do I need extra trays?': how many of a part are in the box, what they hold of what was asked, and
 * how many more it takes, by the records. Of parts whose relation to the product the text names.
 */
export function sayPartsIn(product: Subject, asked: Understanding, knowledge: Of): string {
  const { accessories } = readParts(product)
  return partsAsked(product, asked)
    .map((part) => {
      const isSame = ({ partNumber }: Part) => nameKey(partNumber) === nameKey(part.partNumber)
      return partIn(product, part, accessories.find(isSame)?.maximum ?? 0, asked, knowledge)
    })
    .join(' ')
}

/** What is in the box of it, and the text asks whether there is enough of that. */
export function partsAsked(product: Subject, { text, words }: Understanding): Part[] {
  if (!asksForMore.test(text)) return []
  const said = ` ${words.join(' ')} `
  return readParts(product).includes.filter(
    ({ relation }) => relation !== undefined && said.includes(` ${keyOfText(relation)} `),
  )
}

function partIn(
  owner: Subject,
  { partNumber, quantity = 1, relation = '' }: Part,
  more: number,
  { requirements }: Understanding,
  { partsOf, attributes }: Of,
): string {
  const part = partsOf(owner).find((one) => nameKey(one.product.partNumber) === nameKey(partNumber))
  const first = { number: owner.partNumber, part: partNumber }
  const sold = part && { name: named(part.product), part: partNumber }
  const upTo = sold && more ? plural(more, texts.moreFit, sold) : ''
  const held = part && holding(part.product, requirements, attributes)
  if (!held) return [plural(quantity, texts.comesWith, first), upTo].filter(Boolean).join(' ')
  const { each, wanted, unit, says: what } = held
  const missing = Math.ceil(wanted / each) - quantity
  const figure = formatValue(quantity * each, unit)
  return [
    plural(quantity, texts.comesWithFor, { ...first, figure }),
    missing <= 0
      ? fillIn(texts.enoughFor, { what })
      : sold && missing <= more
        ? plural(missing, texts.addFor, { ...sold, what, maximum: more })
        : upTo,
    missing > 0 ? otherwise(owner, relation) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** How much one part holds of what is asked in a figure, of the same attribute. */
export function holding(
  part: Subject,
  requirements: Understanding['requirements'],
  attributes: Knowledge['attributes'],
) {
  for (const { test, not, isGuess, aside } of requirements) {
    if (test.type !== 'number' || not || (isGuess && !aside)) continue
    for (const { key, low } of test.bounds) {
      const [each, ...others] = lookup(part.attributes, key) ?? []
      if (low === undefined || typeof each !== 'number' || each <= 0 || others.length) continue
      const { unit } = attributeLookup(attributes)(key)
      const says = formatValue(low, unit)
      return { each, wanted: low, unit, says, eachSays: formatValue(each, unit) }
    }
  }
  return undefined
}

/** Versions whose descriptions speak of such parts: all of them fitted. */
function otherwise({ variants, partNumber }: Subject, relation: string): string {
  const key = ` ${keyOfText(relation)} `
  return readOrdering({ variants })
    .variants.filter((one) => one.partNumber !== partNumber)
    .map((one) => ({
      number: one.partNumber,
      description: withoutBrackets(formatValues(one.attributes.description ?? [])),
    }))
    .filter(({ description }) => ` ${keyOfText(description)} `.includes(key))
    .slice(0, maxVersions)
    .map((version) => fillIn(texts.versionIs, version))
    .join(' ')
}
