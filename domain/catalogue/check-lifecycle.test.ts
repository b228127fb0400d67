import { describe, expect, test } from 'vitest'
import { checkCatalogue } from './check.ts'

const rules = {
  families: ['Panels'],
  attributes: [],
  fixedRoutes: new Map<string, string>(),
  stored: undefined,
}
const box = { product: 'Box', slug: 'box', partNumber: 'VB-1', aka: ['OLD-1', 'wall box'] }
const other = { product: 'Other', slug: 'other', partNumber: 'VB-2' }

/** Faults of a sound catalogue with one product changed, as `file field severity: message`. */
function faultsWith(changes: object, more: object = {}) {
  const files = { 'box.json': { ...box, ...changes }, 'other.json': { ...other, ...more } }
  const list = Object.entries(files).map(([file, data]) => ({ file, data: { ...data } }))
  return checkCatalogue(list, rules).map(
    ({ file, field, severity, message }) => `${file} ${field} ${severity}: ${message}`,
  )
}

test.each([
  [{}],
  [{ lifecycle: null, aka: null }],
  [{ lifecycle: { state: 'new', from: '2026-01' } }],
  [{ lifecycle: { state: 'maintenance', lastOrder: '2031-12-31', replacedBy: 'other' } }],
  [{ lifecycle: { state: 'withdrawn', replacedBy: 'vb-2' } }],
  [{ lifecycle: { state: 'withdrawn', replacedBy: 'VB-2' }, 'Include Y or N': ' n ' }],
  [{ 'Include Y or N': 'N' }],
  [{ lifecycle: { state: 'new' }, 'Include Y or N': 'N' }],
])('%j has no faults', (changes) => {
  expect(faultsWith(changes)).toEqual([])
})

describe('each fault is told with what to write', () => {
  test.each<[object, RegExp]>([
    [{ lifecycle: 'new' }, /lifecycle error: must be an object: write {"state": "active"}/],
    [{ lifecycle: {} }, /its state is missing: write one of new, active, maintenance, withdrawn/],
    [{ lifecycle: { state: 'gone' } }, /its state is "gone": write one of new, active/],
    [
      { lifecycle: { state: 'new', since: '2026' } },
      /no field “since”: its fields are state, from/,
    ],
    [{ lifecycle: { state: 'new', from: '06/2026' } }, /its from is "06\/2026": write .* 2027-06/],
    [{ lifecycle: { state: 'active', lastOrder: 2026 } }, /its lastOrder is 2026: write a date/],
    [
      { lifecycle: { state: 'withdrawn', replacedBy: 'VB-22' } },
      /its replacedBy is “VB-22”, which no product has: did you mean “vb-2”\?/,
    ],
    [
      { lifecycle: { state: 'withdrawn', replacedBy: 'Xyzzy' } },
      /which no product has: write a slug or a part number/,
    ],
    [{ lifecycle: { state: 'withdrawn', replacedBy: 7 } }, /its replacedBy is 7: write a text/],
    [{ lifecycle: { state: 'withdrawn', replacedBy: 'vb-1' } }, /is this product itself: name/],
    [{ lifecycle: { state: 'withdrawn', replacedBy: 'box' } }, /is this product itself: name/],
    [
      { lifecycle: { state: 'active' }, 'Include Y or N': 'N' },
      /its state is “active”, but 'Include Y or N' is N, .*: write "withdrawn", .* or Y/,
    ],
    [{ aka: 'wall box' }, /aka error: must be a list of texts: write \["former number"\]/],
    [{ aka: ['a', ' '] }, /aka error: item 2 is no text: write a name/],
    [{ aka: [7] }, /aka error: item 1 is no text/],
    [{ aka: ['vb-2'] }, /aka error: “vb-2” is the part number of other.json: leave it out/],
    [{ aka: ['VB-1'] }, /aka error: “VB-1” is this product's own part number: leave it out/],
  ])('%j', (changes, message) => {
    expect(faultsWith(changes)).toEqual([expect.stringMatching(message)])
    expect(faultsWith(changes)[0]).toMatch(/^box\.json /)
  })
})

test('a former number that two products claim is told of once; a word of the trade is free', () => {
  expect(faultsWith({}, { aka: ['OLD-1', 'wall box'] })).toEqual([
    expect.stringMatching(/^other.json aka warning: “OLD-1” is also a former number of box.json/),
  ])
})

test('a product withdrawn by its lifecycle is no relation', () => {
  const related = { relatedProducts: ['Other'] }
  expect(faultsWith(related, { lifecycle: { state: 'withdrawn' } })).toEqual([
    expect.stringMatching(/relatedProducts warning: “Other” is not shown/),
  ])
})
