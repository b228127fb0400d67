import * as z from 'zod/mini'
import { lookup } from '#domain/lookup.ts'
import {
  complianceSchema,
  conformitySchema,
  entrySchema,
  lifecycleSchema,
  partSchema,
  placeSchema,
  sizeSchema,
  variantOrderSchema,
} from '#domain/records/product-members.ts'
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

/**
 * The members of a map by its schema, each a column. `within` is the field whose members have
 * labels of their own.
 */
function membersOf(schema: z.ZodMiniObject, within = ''): Member[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' })
  return Object.entries(properties).map(([key, property]): Member => {
    const { type, format, enum: values, unit, role } = property as Described
    const reads = type === 'string' ? (format === 'date' ? 'date' : 'text') : 'number'
    return {
      key,
      label: lookup(labels, `${within}.${key}`) ?? labels[key]!,
      reads,
      role: role ?? 'word',
      ...(unit && { unit: lookup<string>(texts.counted, unit) ?? unit }),
      ...(values && { values, words: wordsOf(values) }),
    }
  })
}

const labels: Readonly<Record<string, string>> = texts.members

/** What JSON Schema says of a member, and what its schema was registered with. */
type Described = {
  type: 'string' | 'number' | 'integer'
  format?: string
  enum?: string[]
  unit?: string
  role?: Role
}

/** Fields that hold a map: each member is a column. */
export const mapFields: Record<string, readonly Member[]> = {
  lifecycle: membersOf(lifecycleSchema, 'lifecycle'),
  size: membersOf(sizeSchema, 'size'),
  compliance: membersOf(complianceSchema, 'compliance'),
}

/** What a variant says besides its number and its attributes. */
export const variantMembers: readonly Member[] = membersOf(variantOrderSchema)

/** Fields that hold a list of maps: each entry is a row of a sheet of its own. */
export type Table = { name: string; fields: readonly string[]; members: readonly Member[] }

export const tables: readonly Table[] = [
  { name: texts.tables.fits, fields: ['provides', 'accepts'], members: membersOf(placeSchema) },
  { name: texts.tables.parts, fields: ['includes', 'accessories'], members: membersOf(partSchema) },
  { name: texts.tables.conformity, fields: ['conformity'], members: membersOf(conformitySchema) },
  { name: texts.tables.openings, fields: ['entries'], members: membersOf(entrySchema) },
]

/** The sheet that a field's entries stand on; undefined for a field of the product's own row. */
export function tableOf(field: string): Table | undefined {
  return tables.find(({ fields }) => fields.includes(field))
}

/** True for fields of which no cell of their own name is typed: other columns and rows hold them, or JSON does. */
export function isStructured(field: string): boolean {
  return (
    field === 'variants' ||
    field === 'ordering' ||
    Object.hasOwn(mapFields, field) ||
    tableOf(field) !== undefined
  )
}
