import { expect, test } from 'vitest'
import { complianceRows, conformityRows } from './compliance-view.ts'

test('compliance says its status with its day, its test, and what it rests on', () => {
  const compliance = {
    status: 'Compliant with waiver',
    class: 'construction material',
    waiver: 'Limited waiver, February 23, 2024',
    waivedInput: 'a glass rod',
    costShare: 61,
    finalAssembly: 'Ohio, USA',
    letter: 'QL-26-02',
    asOf: '2026-09-30',
  }
  expect(complianceRows({ compliance })).toEqual([
    {
      label: 'Compliance',
      facts: [{ text: 'Compliant with waiver', note: 'as of September 30, 2026' }],
    },
    { label: 'Class', facts: [{ text: 'Construction material' }] },
    {
      label: 'Waiver',
      facts: [{ text: 'Limited waiver, February 23, 2024', note: 'for: a glass rod' }],
    },
    { label: 'Domestic cost share', facts: [{ text: '61%', note: 'of component cost' }] },
    { label: 'Final assembly', facts: [{ text: 'Ohio, USA' }] },
    { label: 'Letter', facts: [{ text: 'QL-26-02', to: '/bead' }] },
  ])
})

test('compliance has no row for what is not said, and none without a status', () => {
  expect(complianceRows({ compliance: { status: 'Compliant', costShare: 0 } })).toHaveLength(2)
  expect(complianceRows({ compliance: { class: 'manufactured product' } })).toEqual([])
  expect(complianceRows({})).toEqual([])
})

test('standards stand by how the product answers to them, with edition, grade and immersion', () => {
  const conformity = [
    { body: 'EN', number: '331', relation: 'designed to', grade: 'Class A' },
    { body: 'EN', number: '13828', edition: '2003', relation: 'qualified', depth: 6, hours: 168 },
    { body: 'EN', number: '12266', relation: 'designed to' },
    { body: 'EN', number: 'nothing', relation: 'unknown' },
  ]
  expect(conformityRows({ conformity })).toEqual([
    { label: 'Qualified to', facts: [{ text: 'EN 13828, 2003', note: '6 m, 168 h under water' }] },
    { label: 'Designed to', facts: [{ text: 'EN 331 Class A' }, { text: 'EN 12266' }] },
  ])
  const attributes = { standards: ['EN-331', 'EN 13828'], bore: [15] }
  expect(conformityRows({ conformity, attributes })[1]!.facts).toEqual([
    { text: 'EN-331 Class A' },
    { text: 'EN 12266' },
  ])
})
