import { conformityRelations } from '#domain/catalogue/conformity.ts'
import { lifecycleStates } from '#domain/catalogue/lifecycle.ts'
import { entryShapes } from '#domain/catalogue/size.ts'
import { lookup } from '#domain/lookup.ts'
import * as texts from '#texts/sheets.ts'

/** How the content of a column is read; `auto` takes it as it was typed. */
export type Reads = 'number' | 'text' | 'yes/no' | 'date' | 'auto'
/**
 * What a text is: `code` is compared sign by sign (numbers, slugs, files), `word` is a name or a
 * choice, `prose` is for readers.
 */
export type Role = 'code' | 'word' | 'prose'

export type Member = {
  key: string
  label: string
  reads: Reads
  role: Role
  unit?: string
  values?: readonly string[]
  /** How cells say those of a closed list. */
  words?: Words
}

/** What a cell says, by what a record has. */
export type Words = Readonly<Record<string, string>>

/** The choices of the engine's own lists, in the editors' language. */
export const wordsOf = (values: readonly string[]): Words =>
  Object.fromEntries(values.map((value) => [value, lookup<string>(texts.choices, value) ?? value]))

const said = texts.members

const text = (key: string, label: string, values?: readonly string[]): Member => ({
  key,
  label,
  reads: 'text',
  role: 'word',
  ...(values && { values, words: wordsOf(values) }),
})
const code = (key: string, label: string): Member => ({ ...text(key, label), role: 'code' })
const date = (key: string, label: string): Member => ({ ...code(key, label), reads: 'date' })
const number = (key: string, label: string, unit?: string): Member => ({
  ...text(key, label),
  reads: 'number',
  ...(unit && { unit }),
})

/** Fields that hold a map: each member is a column. */
export const mapFields: Record<string, readonly Member[]> = {
  lifecycle: [
    text('state', said['lifecycle.state'], lifecycleStates),
    date('from', said['lifecycle.from']),
    date('lastOrder', said['lifecycle.lastOrder']),
    code('replacedBy', said['lifecycle.replacedBy']),
  ],
  size: [
    number('width', said['size.width'], 'mm'),
    number('height', said['size.height'], 'mm'),
    number('depth', said['size.depth'], 'mm'),
    number('diameter', said['size.diameter'], 'mm'),
  ],
  compliance: [
    text('status', said['compliance.status']),
    text('class', said['compliance.class']),
    text('waiver', said['compliance.waiver']),
    text('waivedInput', said['compliance.waivedInput']),
    number('costShare', said['compliance.costShare'], '%'),
    text('finalAssembly', said['compliance.finalAssembly']),
    code('letter', said['compliance.letter']),
    date('asOf', said['compliance.asOf']),
  ],
}

/** What a variant says besides its number and its attributes. */
export const variantMembers: readonly Member[] = [
  text('stock', said.stock, ['stock', 'order']),
  number('leadDays', said.leadDays, texts.counted.days),
  number('packQuantity', said.packQuantity, texts.counted.pieces),
]

/** Fields that hold a list of maps: each entry is a row of a sheet of its own. */
export type Table = { name: string; fields: readonly string[]; members: readonly Member[] }

export const orderCodes: Table = {
  name: texts.tables.codes,
  fields: ['ordering'],
  members: [
    code('slot', said.slot),
    text('label', said.label),
    text('unit', said.unit),
    code('mark', said.mark),
    number('min', said.min),
    number('max', said.max),
    number('step', said.step),
    code('code', said.code),
    text('value', said.value),
    { ...text('attributes', said.attributes), role: 'prose' },
  ],
}

export const tables: readonly Table[] = [
  {
    name: texts.tables.fits,
    fields: ['provides', 'accepts'],
    members: [
      text('interface', said.interface),
      number('count', said.count),
      number('width', said.width, texts.counted.places),
    ],
  },
  {
    name: texts.tables.parts,
    fields: ['includes', 'accessories'],
    members: [
      code('partNumber', said.partNumber),
      number('quantity', said.quantity, texts.counted.pieces),
      number('maximum', said.maximum, texts.counted.pieces),
      text('relation', said.relation),
    ],
  },
  {
    name: texts.tables.conformity,
    fields: ['conformity'],
    members: [
      text('body', said.body),
      code('number', said.number),
      text('edition', said.edition),
      text('grade', said.grade),
      text('relation', said.relation, conformityRelations),
      number('depth', said.depth, 'm'),
      number('hours', said.hours, 'h'),
    ],
  },
  {
    name: texts.tables.openings,
    fields: ['entries'],
    members: [
      number('count', said.count),
      text('shape', said.shape, entryShapes),
      number('minDiameter', said.minDiameter, 'mm'),
      number('maxDiameter', said.maxDiameter, 'mm'),
      number('cables', said.cables),
    ],
  },
  orderCodes,
]

/** The sheet that a field's entries stand on; undefined for a field of the product's own row. */
export function tableOf(field: string): Table | undefined {
  return tables.find(({ fields }) => fields.includes(field))
}

/** True for fields of which no cell of their own name is expected: other columns and rows hold them. */
export function isStructured(field: string): boolean {
  return field === 'variants' || Object.hasOwn(mapFields, field) || tableOf(field) !== undefined
}
