import {
  readConformity,
  standardName,
  type Conformity,
  type ConformityRelation,
} from '../../../../../domain/catalogue/conformity.ts'
import { conformityRelations } from '../../../../../domain/records/product-members.ts'
import type { Product } from '../../../../../domain/catalogue/product.ts'
import { formatValue } from '../../../../../domain/catalogue/attribute.ts'
import type { SpecificationRow } from './specification.ts'
import { standardSubject } from './standards.ts'

const words: Record<ConformityRelation, string> = {
  qualified: 'Qualified to',
  'designed to': 'Designed to',
  'measured by': 'Measured by',
}

/** The standards by what they are to the product, which stand for the bare list of names. */
export function conformityRows(product: Product): SpecificationRow[] {
  const { conformity } = readConformity(product.conformity)
  return conformityRelations.flatMap((relation) => {
    const [first, ...more] = conformity
      .filter((one) => one.relation === relation)
      .map((one) => ({ value: nameOf(one), condition: subjectOf(one) }))
    return first ? [{ label: words[relation], ...first, more, stands: ['standards'] }] : []
  })
}

/** '6 m for 7 days': the deepest immersion a product was tested in; empty where none is recorded. */
export function immersionOf(product: Product): string {
  const tested = readConformity(product.conformity).conformity.filter(({ depth }) => depth)
  const [deepest] = tested.toSorted((a, b) => b.depth! - a.depth!)
  return deepest ? `immersion ${immersion(deepest)}` : ''
}

/** TIA writes its documents with a hyphen; names and editions are one piece to a reader. */
function nameOf(one: Conformity): string {
  const name = standardName(one).replace(/^TIA /, 'TIA-')
  return one.edition ? `${name}, ${one.edition}` : name
}

const subjectOf = (one: Conformity) =>
  [standardSubject(standardName(one).replace(/^TIA /, 'TIA-')), one.depth && immersion(one)]
    .filter(Boolean)
    .join('; ')

function immersion({ depth, hours }: Conformity): string {
  const days = (hours ?? 0) / 24
  const time = Number.isInteger(days) && days > 1 ? `${days} days` : formatValue(hours ?? 0, 'h')
  return hours ? `${formatValue(depth!, 'm')} for ${time}` : formatValue(depth!, 'm')
}
