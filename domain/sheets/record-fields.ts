import { conformityRelations } from '#domain/catalogue/conformity.ts'
import { lifecycleStates } from '#domain/catalogue/lifecycle.ts'
import { entryShapes } from '#domain/catalogue/size.ts'

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
}

const text = (key: string, label: string, values?: readonly string[]): Member => ({
  key,
  label,
  reads: 'text',
  role: 'word',
  ...(values && { values }),
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
    text('state', 'Lifecycle', lifecycleStates),
    date('from', 'Lifecycle since'),
    date('lastOrder', 'Last order until'),
    code('replacedBy', 'Replaced by'),
  ],
  size: [
    number('width', 'Outer width', 'mm'),
    number('height', 'Outer height', 'mm'),
    number('depth', 'Outer depth', 'mm'),
    number('diameter', 'Outer diameter', 'mm'),
  ],
  compliance: [
    text('status', 'Compliance: status'),
    text('class', 'Compliance: class'),
    text('waiver', 'Compliance: waiver'),
    text('waivedInput', 'Compliance: waived input'),
    number('costShare', 'Compliance: domestic cost share', '%'),
    text('finalAssembly', 'Compliance: final assembly'),
    code('letter', 'Compliance: letter'),
    date('asOf', 'Compliance: as of'),
  ],
}

/** What a variant says besides its number and its attributes. */
export const variantMembers: readonly Member[] = [
  text('stock', 'Stock', ['stock', 'order']),
  number('leadDays', 'Lead time', 'working days'),
  number('packQuantity', 'Pack of', 'pieces'),
]

/** Fields that hold a list of maps: each entry is a row of a sheet of its own. */
export type Table = { name: string; fields: readonly string[]; members: readonly Member[] }

export const orderCodes: Table = {
  name: 'Order codes',
  fields: ['ordering'],
  members: [
    code('slot', 'Place in the pattern'),
    text('label', 'What is chosen'),
    text('unit', 'Unit'),
    code('mark', 'Decimal mark'),
    number('min', 'From'),
    number('max', 'To'),
    number('step', 'In steps of'),
    code('code', 'Code'),
    text('value', 'Code stands for'),
    { ...text('attributes', 'And states'), role: 'prose' },
  ],
}

export const tables: readonly Table[] = [
  {
    name: 'Fits',
    fields: ['provides', 'accepts'],
    members: [
      text('interface', 'Interface'),
      number('count', 'Count'),
      number('width', 'Width', 'places'),
    ],
  },
  {
    name: 'Parts',
    fields: ['includes', 'accessories'],
    members: [
      code('partNumber', 'Part number'),
      number('quantity', 'Quantity', 'pieces'),
      number('maximum', 'Maximum', 'pieces'),
      text('relation', 'Relation'),
    ],
  },
  {
    name: 'Conformity',
    fields: ['conformity'],
    members: [
      text('body', 'Body'),
      code('number', 'Number'),
      text('edition', 'Edition'),
      text('grade', 'Grade'),
      text('relation', 'Relation', conformityRelations),
      number('depth', 'Immersion depth', 'm'),
      number('hours', 'Immersion time', 'h'),
    ],
  },
  {
    name: 'Openings',
    fields: ['entries'],
    members: [
      number('count', 'Count'),
      text('shape', 'Shape', entryShapes),
      number('minDiameter', 'Cable diameter from', 'mm'),
      number('maxDiameter', 'Cable diameter to', 'mm'),
      number('cables', 'Cables in each'),
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
