import { attributeLookup, type AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { contentFields, type FieldKind } from '#domain/records/product-document.ts'
import { lookup } from '#domain/lookup.ts'
import * as texts from '#texts/sheets.ts'
import {
  mapFields,
  variantMembers,
  wordsOf,
  type Reads,
  type Role,
  type Words,
} from './record-fields.ts'

/** One column of a product's sheet. */
export type Column = {
  /** A field of the document, or one part of it: 'weight', 'lifecycle.state', 'pressure.max'. */
  key: string
  field: string
  /** Of a map or of a measure; '' for the field as a whole. */
  part: string
  label: string
  unit: string
  reads: Reads
  role: Role
  /** Takes several values, each on a line of its own. */
  isList: boolean
  isAttribute: boolean
  explain: string
  values?: readonly string[]
  /** How cells say them, where the list is the engine's own. */
  words?: Words
}

/** A number of limits, with what it counts and under which conditions it holds. */
export const measureParts = ['min', 'typ', 'max', 'basis', 'at'] as const

/** Before the columns of fields: what a row is. */
export const rowColumn: Column = {
  key: 'row',
  field: 'row',
  part: '',
  label: texts.row,
  unit: '',
  reads: 'text',
  role: 'word',
  isList: false,
  isAttribute: false,
  explain: texts.explainRow,
  values: ['product', 'variant'],
  words: wordsOf(['product', 'variant']),
}

const names: Readonly<Record<string, string>> = texts.fields
const explained: Readonly<Record<string, string>> = texts.explained
const yesNo = { values: ['Y', 'N'], words: wordsOf(['Y', 'N']) }

const roles: Partial<Record<FieldKind, Role>> = {
  name: 'word',
  place: 'word',
  flag: 'word',
  slug: 'code',
  picture: 'code',
  document: 'code',
  film: 'code',
  films: 'code',
}
const lists: readonly FieldKind[] = ['list', 'films']
const words = ['aka', 'relatedProducts']
const numbersAndCodes: Record<string, Role> = {
  partNumber: 'code',
  aka: 'word',
  relatedProducts: 'word',
}

/** The column of a key, by what the company says of its attributes. */
export function createColumnOf(definitions: readonly AttributeDefinition[]) {
  const definitionOf = attributeLookup(definitions)
  return (key: string): Column => {
    if (key === rowColumn.key) return rowColumn
    const { field, part } = splitKey(key)
    const base = { key, field, part, unit: '', isList: false, explain: explained[key] ?? '' }
    const member = [
      ...(mapFields[field] ?? []).filter((one) => one.key === part),
      ...variantMembers.filter((one) => one.key === key),
    ][0]
    if (member) return { ...base, ...member, key, isAttribute: false }
    const kind = lookup<FieldKind>(contentFields, field)
    if (kind && kind !== 'place') {
      const role = numbersAndCodes[field] ?? roles[kind] ?? 'prose'
      return {
        ...base,
        label: names[key] ?? labelOf(definitionOf(key)),
        reads: kind === 'number' ? 'number' : kind === 'flag' ? 'auto' : 'text',
        role,
        isList: lists.includes(kind) || words.includes(field),
        isAttribute: false,
        ...(kind === 'flag' && yesNo),
      }
    }
    return attributeColumn({ ...base, kind }, definitionOf(field))
  }
}

type Base = Pick<Column, 'key' | 'field' | 'part' | 'unit' | 'isList' | 'explain'>

function attributeColumn(
  { kind: fieldKind, ...base }: Base & { kind: FieldKind | undefined },
  definition: AttributeDefinition & { label: string },
): Column {
  const { kind, unit = '', explain = '', values, bases } = definition
  const label = names[base.key] ?? labelOf(definition)
  const common = { ...base, isAttribute: fieldKind === undefined, explain: base.explain || explain }
  if (base.part === 'basis' || base.part === 'at') {
    const what = texts.parts[base.part]
    const words = { reads: 'text' as const, role: 'word' as const, isList: true }
    const choice = base.part === 'basis' && bases ? { values: bases } : {}
    return { ...common, ...words, label: `${bare(label)}: ${what}`, ...choice }
  }
  if (base.part) {
    const end = lookup<string>(texts.parts, base.part) ?? base.part
    const numeric = { reads: 'number' as const, role: 'word' as const, isList: true, unit }
    return { ...common, ...numeric, label: `${bare(label)}, ${end}` }
  }
  const isNumeric = kind === 'number' || kind === 'interval' || (!kind && unit !== '')
  return {
    ...common,
    label,
    unit,
    reads: isNumeric ? 'number' : kind === 'yes/no' ? 'yes/no' : kind ? 'text' : 'auto',
    role: 'word',
    isList: fieldKind === undefined,
    ...(values && !isNumeric && { values }),
    ...(kind === 'yes/no' && yesNo),
  }
}

/** What stands above a column: 'Weight [kg]'. */
export function headOf({ label, unit }: Pick<Column, 'label' | 'unit'>): string {
  return unit ? `${label} [${unit}]` : label
}

/** The field of a column's key, and the part of it where it is one. */
export function splitKey(key: string): { field: string; part: string } {
  const at = key.lastIndexOf('.')
  const [field, part] = at < 0 ? [key, ''] : [key.slice(0, at), key.slice(at + 1)]
  const parts = mapFields[field]?.map((member) => member.key) ?? measureParts
  return (parts as string[]).includes(part) ? { field, part } : { field: key, part: '' }
}

/** Without the limit that a label names: 'Pressure, max' has a typical value, too. */
const bare = (label: string) => label.replace(/, (max|min)$/, '')

const labelOf = ({ label }: { label: string }) => label
