import { productWords } from '#content/product-words.ts'
import { formatDay } from '#domain/texts/days.ts'
import { readCompliance } from '#domain/catalogue/compliance.ts'
import {
  listedName,
  readConformity,
  type Conformity,
  type ConformityRelation,
} from '#domain/catalogue/conformity.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { conformityRelations } from '#domain/records/product-members.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/product.ts'
import type { Fact, FactRow } from './product-facts-view.ts'

/** How a product answers to a standard. */
export const conformityLabels: Record<ConformityRelation, string> = texts.conformity

/** Why a product may be bought with public funds, or may not; nothing where nobody says. */
export function complianceRows(product: Pick<Product, 'compliance'>): FactRow[] {
  const { compliance } = readCompliance(product.compliance)
  if (!compliance) return []
  const { status, asOf } = compliance
  const fact = { text: status, ...(asOf && { note: fillIn(texts.asOf, { day: formatDay(asOf) }) }) }
  return [{ label: texts.complianceStatus, facts: [fact] }, ...complianceReasons({ compliance })]
}

/** The same without the status: by which test, with which waiver, from where. */
export function complianceReasons(product: Pick<Product, 'compliance'>): FactRow[] {
  const { compliance } = readCompliance(product.compliance)
  if (!compliance) return []
  const { class: tested, waiver, waivedInput, costShare, letter } = compliance
  const rows: [string, Fact | undefined][] = [
    [texts.complianceClass, tested ? { text: capitalized(tested) } : undefined],
    [
      texts.waiver,
      waiver || waivedInput
        ? {
            text: waiver ?? '',
            ...(waivedInput && { note: fillIn(texts.waivedFor, { input: waivedInput }) }),
          }
        : undefined,
    ],
    [
      texts.costShare,
      costShare === undefined ? undefined : { text: `${costShare}%`, note: texts.ofComponentCost },
    ],
    [
      texts.finalAssembly,
      compliance.finalAssembly ? { text: compliance.finalAssembly } : undefined,
    ],
    [
      texts.letter,
      letter
        ? { text: letter, ...(productWords.letters && { to: productWords.letters }) }
        : undefined,
    ],
  ]
  return rows.flatMap(([label, fact]) => (fact ? [{ label, facts: [fact] }] : []))
}

/** The standards that a product answers to, by how it does, spelled as its attributes spell them. */
export function conformityRows({
  conformity: stored,
  attributes = {},
}: Pick<Product, 'conformity'> & Partial<Pick<Product, 'attributes'>>): FactRow[] {
  const { conformity } = readConformity(stored)
  const listed = Object.values(attributes)
    .flat()
    .filter((value) => typeof value === 'string')
  return conformityRelations.flatMap((relation) => {
    const facts = conformity
      .filter((entry) => entry.relation === relation)
      .map((entry) => standardFact(entry, listed))
    return facts.length ? [{ label: conformityLabels[relation], facts }] : []
  })
}

function standardFact(entry: Conformity, listed: readonly string[]): Fact {
  const { edition, depth, hours } = entry
  const immersion = [depth && `${depth} m`, hours && `${hours} h`].filter(Boolean).join(', ')
  return {
    text: [listedName(entry, listed), edition].filter(Boolean).join(', '),
    ...(immersion && { note: `${immersion} ${texts.underWater}` }),
  }
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
