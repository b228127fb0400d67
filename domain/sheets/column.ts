import { attributeLookup, type AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { contentFields, type FieldKind } from '#domain/catalogue/product-document.ts'
import { lookup } from '#domain/lookup.ts'
import { mapFields, variantMembers, type Reads, type Role } from './record-fields.ts'

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
}

/** A number of limits, with what it counts and under which conditions it holds. */
export const measureParts = ['min', 'typ', 'max', 'basis', 'at'] as const

/** Before the columns of fields: what a row is. */
export const rowColumn: Column = {
  key: 'row',
  field: 'row',
  part: '',
  label: 'Row',
  unit: '',
  reads: 'text',
  role: 'word',
  isList: false,
  isAttribute: false,
  explain:
    'A product, or a variant of the product whose slug stands beside it: a part number of its own, with the values that tell it from the others.',
  values: ['product', 'variant'],
}

const names: Record<string, string> = {
  product: 'Name',
  productFamily: 'Family',
  subFamily: 'Type',
  aka: 'Also known as',
  'Include Y or N': 'Include Y or N',
  'ordering.pattern': 'Pattern of the part number',
}

const explained: Record<string, string> = {
  slug: 'The address of the page, and what the other sheets name the product by. Lower-case letters, digits and hyphens. Of a new product: leave it empty, and it is made of the name.',
  product: 'What the product is called everywhere. No two have the same.',
  partNumber: 'The number it is ordered by.',
  productFamily: 'Write another family here to move the product to it.',
  rank: 'Its place in the list of all products. Without one it stays on its family’s page.',
  'Include Y or N':
    'N takes the product off the site. Of one that is no longer made, change the lifecycle.',
  aka: 'Former part numbers and what buyers call it, each on a line of its own (Alt+Enter).',
  relatedProducts: 'Names of products, each on a line of its own (Alt+Enter).',
  faq: 'Question? Answer. Each on a line of its own (Alt+Enter).',
  'lifecycle.replacedBy': 'Slug or part number of the product to order in its place.',
  'ordering.pattern':
    'The number with {place} for what can be chosen, such as AB-{length}; the sheet “Order codes” says what each place offers.',
}

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
        role: key === 'ordering.pattern' ? 'code' : role,
        isList: lists.includes(kind) || words.includes(field),
        isAttribute: false,
        ...(kind === 'flag' && { values: ['Y', 'N'] }),
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
    const what = base.part === 'basis' ? 'basis' : 'holds at'
    const words = { reads: 'text' as const, role: 'word' as const, isList: true }
    const choice = base.part === 'basis' && bases ? { values: bases } : {}
    return { ...common, ...words, label: `${bare(label)}: ${what}`, ...choice }
  }
  if (base.part) {
    const end = { min: 'min', typ: 'typical', max: 'max' }[base.part] ?? base.part
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
    ...(kind === 'yes/no' && { values: ['Y', 'N'] }),
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
  const isPart = field === 'ordering' ? part === 'pattern' : (parts as string[]).includes(part)
  return isPart ? { field, part } : { field: key, part: '' }
}

/** Without the limit that a label names: 'Pressure, max' has a typical value, too. */
const bare = (label: string) => label.replace(/, (max|min)$/, '')

const labelOf = ({ label }: { label: string }) => label
