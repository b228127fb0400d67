import { readCompliance } from '../../../../../domain/catalogue/compliance.ts'
import type { Product } from '../../../../../domain/catalogue/product.ts'
import type { SpecificationRow } from './specification.ts'

/** What decides the status under Build America, Buy America; undefined without a record. */
export function complianceRow(product: Product): SpecificationRow | undefined {
  const { compliance } = readCompliance(product.compliance)
  if (!compliance) return undefined
  const { status, waiver, waivedInput, costShare, finalAssembly, letter, asOf } = compliance
  const kind = compliance.class ?? ''
  const more = [
    { value: waiver ?? '', condition: waivedInput ? `For the ${waivedInput}` : '' },
    {
      value: costShare === undefined ? '' : `${costShare}% U.S. cost share`,
      condition: 'Of the cost of components',
    },
    { value: finalAssembly ?? '', condition: 'Final assembly' },
    { value: letter ? `Letter ${letter}` : '', condition: asOf ? `As of ${dateOf(asOf)}` : '' },
  ].filter(({ value }) => value)
  return {
    label: 'Build America, Buy America',
    value: status,
    condition: kind.charAt(0).toUpperCase() + kind.slice(1),
    more,
    stands: ['beadBaba'],
  }
}

/** '2026-09-30' is September 30, 2026; a month alone has no day. */
function dateOf(date: string): string {
  const [year = '', month = '01', day] = date.split('-')
  return new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    ...(day && { day: 'numeric' }),
    timeZone: 'UTC',
  })
}
