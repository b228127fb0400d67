import { attributeHelp } from '../../../attribute-help.ts'
import type { Product } from '../../../../../domain/catalogue/product.ts'
import { has } from './facts.ts'
import { rowOf, type SpecificationRow } from './specification.ts'
import { standardSubject } from './standards.ts'

/** Work rather than a thing: no drawing, no measured values, but a scope and times. */
export function isService(product: Product): boolean {
  return has(product, 'serviceScope')
}

/** The fields of the table; what three of them say of a service is not what they say of a part. */
const terms: Record<string, string> = {
  serviceScope: '',
  serviceDelivery: '',
  serviceStart: '',
  responseTime: '',
  environment: 'Where the work is done.',
  mode: 'The fiber it is done on.',
  wavelength: 'Wavelengths of measurement.',
}

/** Where, when and how soon; each with what the value counts. */
export function termsOf(product: Product): SpecificationRow[] {
  const order = { label: 'Order number', value: product.partNumber, condition: '' }
  const rows = Object.entries(terms)
    .filter(([key]) => has(product, key))
    .map(([key, meaning]) => ({
      ...rowOf(product, key),
      condition: meaning || (attributeHelp[key]?.explain ?? ''),
    }))
  return product.partNumber ? [order, ...rows] : rows
}

/** The standards the work is done and accepted to, each with what it is about. */
export function standardsOf(product: Product): { name: string; subject: string }[] {
  return (product.attributes.standards ?? [])
    .map(String)
    .map((name) => ({ name, subject: standardSubject(name) }))
}
