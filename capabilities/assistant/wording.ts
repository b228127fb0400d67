import {
  attributeLookup,
  formatValues,
  type AttributeDefinition,
} from '#domain/catalogue/attribute.ts'
import { attributesOf, type Constraint } from '#domain/search/constraint.ts'
import { verify, type Facts } from '#domain/search/constraint-verifier.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import { dimensionOf, foldUnit } from '#domain/search/measure-units.ts'
import { bracketName } from '#domain/catalogue/bracket-name.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { inSentence } from '#domain/texts/in-sentence.ts'

/** A product as it is recommended: its name in brackets makes a card. */
export const sayProduct = ({ name, partNumber }: SearchedProduct, number = partNumber): string =>
  `[${bracketName(name)}] (${number})`

/** A product as it is spoken of. */
export const mentionProduct = ({ name, partNumber }: SearchedProduct): string =>
  `${name} (${partNumber})`

/** 'A', 'A and B', 'A, B and C'. */
export function listOf(parts: readonly string[], joint: string): string {
  const rest = parts.slice(0, -1)
  const last = parts.at(-1) ?? ''
  return rest.length ? fillIn(joint, { rest: rest.join(', '), last }) : last
}

/** A sentence as part of another one: its first word in small letters, its full stop left out. */
export const asClause = (text: string): string =>
  text
    .trim()
    .replace(/[.。]$/, '')
    .replace(/^\p{Lu}(?=[\p{Ll}-]*(?:[\s,]|$))/u, (letter) => letter.toLowerCase())

/** Ends with a full stop, once. */
export const sentence = (text: string): string =>
  /[.!?。！？]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`

/** How attributes are said in a sentence. */
export function createWording(definitions: readonly AttributeDefinition[]) {
  const define = attributeLookup(definitions)

  /** 'depth 280 mm', '144 ports', 'LC duplex'. */
  function sayAttribute(key: string, facts: Facts): string | undefined {
    const values = facts.get(key)
    if (!values?.length) return undefined
    const { label, unit } = define(key)
    const value = formatValues(values.slice(0, maxValues), unit)
    const isCounted = unit && dimensionOf(foldUnit(unit)) === undefined
    const isName = values.every((one) => typeof one === 'string' && one !== 'Y' && one !== 'N')
    return isCounted || isName ? value : `${labelOf(key, label)} ${value}`
  }

  const labelOf = (key: string, label = define(key).label) => inSentence(label.replace(/,.*/, ''))

  /** What a record states of a constraint: a value that meets it or that is unwanted, else all. */
  function sayStated(constraint: Constraint, facts: Facts): string | undefined {
    const keys = attributesOf(constraint).filter((key) => facts.get(key)?.length)
    const telling = constraint.isNegated ? 'missed' : 'met'
    for (const key of keys) {
      const meeting = facts
        .get(key)!
        .filter(
          (value) =>
            verify({ get: (one) => (one === key ? [value] : undefined) }, constraint).result ===
            telling,
        )
      if (meeting.length) return sayAttribute(key, { get: () => meeting.slice(0, maxMeeting) })
    }
    return keys.length ? sayAttribute(keys[0]!, facts) : undefined
  }

  return { sayAttribute, sayStated, labelOf, define }
}

const maxValues = 6
/** One value that meets a constraint is enough. */
const maxMeeting = 1
