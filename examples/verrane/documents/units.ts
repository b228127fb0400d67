import type { SecondUnits } from '#domain/documents/both-units.ts'

/** What a technician in the U.S. has on tape, wrench and gauge. Distances in km, as reach and loss are counted, stay. */
export const units: SecondUnits = {
  mm: 'in',
  cm: 'in',
  m: 'ft',
  kg: 'lb',
  N: 'lbf',
  kN: 'lbf',
  N·m: 'lbf·in',
  kPa: 'psi',
  '°C': '°F',
}
