import { readCompliance } from '../../../../../domain/catalogue/compliance.ts'
import type { Product } from '../../../../../domain/catalogue/product.ts'
import { orderingOf } from '../../data-sheets/content/ordering.ts'
import { value, type Stock } from '../stock.ts'

/** One part number that can be ordered, with the record that decides its status. */
export type Row = {
  partNumber: string
  product: string
  /** What tells it from the product's other numbers. */
  build: string
  family: string
  type: string
  status: string
  kind: string
  /** Percent; undefined for kinds that the test does not count. */
  usCostShare: number | undefined
  waiver: string
  waivedInput: string
  finalAssembly: string
  letter: string
  asOf: string
  origin: string
}

export const statuses = ['Compliant', 'Compliant with waiver', 'Not compliant']

/** Every part number of a product with a compliance record, compliant ones first, then by family. */
export function spreadsheetRows({ products }: Pick<Stock, 'products'>): Row[] {
  return products
    .flatMap(rowsOf)
    .sort(
      (a, b) =>
        statuses.indexOf(a.status) - statuses.indexOf(b.status) ||
        a.family.localeCompare(b.family) ||
        a.partNumber.localeCompare(b.partNumber),
    )
}

function rowsOf(product: Product): Row[] {
  const { compliance } = readCompliance(product.compliance)
  if (!compliance) return []
  const { status, costShare, waiver, waivedInput, finalAssembly, letter, asOf } = compliance
  const { variants } = orderingOf(product)
  return variants.map(({ partNumber, description }) => ({
    partNumber,
    product: product.name,
    build: description === product.name ? '' : description.replaceAll('\u00a0', ' '),
    family: product.family,
    type: product.subFamily,
    status,
    kind: compliance.class ?? '',
    usCostShare: costShare,
    waiver: waiver ?? '',
    waivedInput: waivedInput ?? '',
    finalAssembly: finalAssembly ?? '',
    letter: letter ?? '',
    asOf: asOf ?? '',
    origin: value(product, 'countryOfOrigin'),
  }))
}
