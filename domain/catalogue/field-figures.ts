import { membersOf } from '#domain/json-map.ts'
import type { ComplianceRules, TradeRules } from '#domain/records/trade-rules.ts'
import type { AttributeDefinition } from './attribute.ts'
import { nameIn } from './former-names.ts'
import { readLifecycle } from './lifecycle.ts'
import { isIncluded } from './product.ts'

type Document = Readonly<Record<string, unknown>>

/** Of one field: how many products could carry it, and how many do. */
export type FieldFigure = { field: string; could: number; carry: number }

type Rule = {
  field: string
  could: (document: Document) => boolean
  carries: (document: Document) => boolean
}

/**
 * How far the further fields of a catalogue are filled in. What could carry a field is said by the
 * attribute that calls for it: a product that names a standard could state how it conforms.
 */
export function fieldFigures(
  documents: readonly Document[],
  { attributes, trade = {} }: { attributes: readonly AttributeDefinition[]; trade?: TradeRules },
): FieldFigure[] {
  return rulesOf(attributes, trade)
    .map(({ field, could, carries }) => {
      const able = documents.filter((document) => could(document))
      return { field, could: able.length, carry: able.filter(carries).length }
    })
    .filter(({ could }) => could > 0)
}

/** Listed and searched: neither left out nor withdrawn. */
export function isOnSale(document: Document): boolean {
  return isIncluded(document['Include Y or N']) && !isWithdrawn(document)
}

function rulesOf(attributes: readonly AttributeDefinition[], trade: TradeRules): Rule[] {
  const { compliance, entries, standards, immaterial } = trade
  const isThing = (document: Document) => !immaterial || !has(document, immaterial)
  const things = (field: string, ...keys: string[]): Rule => ({
    field,
    could: isThing,
    carries: (document) => (keys.length ? keys : [field]).some((key) => has(document, key)),
  })
  const calledFor = (field: string, by: string): Rule => ({
    field,
    could: (document) => has(document, by),
    carries: (document) => has(document, nameIn(document, field)),
  })
  const all = (field: string): Rule => ({
    field,
    could: () => true,
    carries: (document) => has(document, field),
  })
  const waivedInput = ({ attribute, waived }: ComplianceRules): Rule => ({
    field: 'compliance.waivedInput',
    could: (document) => waived.includes(String(document[attribute])),
    carries: (document) => has(membersOf(document[nameIn(document, 'compliance')]), 'waivedInput'),
  })
  return [
    things('variants or ordering', 'variants', 'ordering'),
    things('provides or accepts', 'provides', 'accepts'),
    things('includes or accessories', 'includes', 'accessories'),
    ...(compliance ? [calledFor('compliance', compliance.attribute), waivedInput(compliance)] : []),
    all('lifecycle'),
    {
      field: 'lifecycle.replacedBy',
      could: isWithdrawn,
      carries: ({ lifecycle }) => has(membersOf(lifecycle), 'replacedBy'),
    },
    all('aka'),
    things('size'),
    things('weight'),
    ...(entries?.count === undefined ? [] : [calledFor('entries', entries.count)]),
    ...(standards === undefined ? [] : [calledFor('conformity', standards)]),
    ...attributes.flatMap(({ key, kind, bases }): Rule[] => [
      ...(kind === 'interval' ? [measured(`${key} as an interval`, key, ['min', 'max'])] : []),
      ...(bases ? [measured(`${key} with its basis`, key, ['basis'])] : []),
    ]),
  ]
}

const isWithdrawn = ({ lifecycle }: Document) => readLifecycle(lifecycle)?.state === 'withdrawn'

function measured(field: string, key: string, members: readonly string[]): Rule {
  return {
    field,
    could: (document) => has(document, key),
    carries: (document) => members.every((member) => has(membersOf(document[key]), member)),
  }
}

function has(document: Document, key: string): boolean {
  const value = document[key]
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== ''
}
