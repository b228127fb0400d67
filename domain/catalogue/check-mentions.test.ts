import { expect, test } from 'vitest'
import { faultsOf } from './trade.fixture.ts'

test.each([
  ['a number of the catalogue', 'Take QK-15, or qb-15.'],
  ['a variant and a series', 'QB-15-P is a QB-15.'],
  ['what a pattern makes', 'Nine meters are QG-63-9M.'],
  ['a former number', 'QB-1-OLD was its name.'],
  ['what begins as no number does', 'EN-331, LC-APC and DN-15 are none of ours.'],
  ['what the company says is none', 'See QB-RULES.'],
  ['part of an address', 'https://files.example/QB-99.pdf'],
  ['an open place', 'QG-63-{length}'],
])('%s is no fault', (_, text) => {
  expect(faultsOf({ kit: { text }, texts: [{ file: 'guide.md', text }] })).toEqual([])
})

test.each<[object, RegExp]>([
  [{ text: 'Take QK-51.' }, /text warning: no record, variant or pattern has “QK-51”: did you/],
  [
    { features: ['QB-15-X fits, and QB-15-X only'] },
    /features warning: no record, variant or pattern has “QB-15-X”: did you mean “QB-15-P”\?/,
  ],
  [{ faq: ['Which? QG-63-99M'] }, /faq warning: .* has “QG-63-99M”: write a number of the cat/],
  [{ section1Description: 'QG-ANY' }, /section1Description warning: .* has “QG-ANY”/],
])('%j is told of once, with the field', (kit, message) => {
  expect(faultsOf({ kit })).toEqual([expect.stringMatching(message)])
})

test('other texts of the company are searched as well, each named by its file', () => {
  const text = "title: 'QK-15 and QK-16', 'QK-16'"
  expect(faultsOf({ texts: [{ file: '../pages/kits.ts', text }] })).toEqual([
    expect.stringMatching(/^\.\.\/pages\/kits\.ts {2}warning: no record, .* has “QK-16”: did you/),
  ])
})
