import { expect, test } from 'vitest'
import type { AttributeDefinition } from './attribute.ts'
import { checkCatalogue } from './check.ts'

const attributes: AttributeDefinition[] = [
  {
    key: 'loss',
    kind: 'number',
    unit: 'dB',
    better: 'lower',
    bases: ['one joint', 'two joints'],
  },
  { key: 'span', kind: 'interval', unit: 'nm' },
  { key: 'mode', kind: 'choice', values: ['Single', 'Multi'] },
  { key: 'stocked', kind: 'yes/no', values: ['Y', 'N'] },
  { key: 'standards', kind: 'text' },
  { key: 'pitch', kind: 'number' },
  { key: 'aperture', kind: 'number', unit: '' },
  { key: 'depth', kind: 'number', unit: 'mm', usUnit: 'lb' },
]
const panel = {
  product: 'Panel 24',
  slug: 'panel-24',
  loss: { typ: 0.3, max: 0.5, basis: 'two joints', at: '1310 nm' },
  span: [
    { min: 1270, max: 1350 },
    { min: 1510, max: 1590 },
  ],
  mode: 'Multi',
  stocked: 'Y',
  standards: ['IEC 1'],
  aperture: 0.2,
}

/** Faults of the sound product with these changes, as `field severity: message`. */
function faultsWith(changes: object): string[] {
  const files = [{ file: 'panel-24.json', data: { ...panel, ...changes } }]
  const rules = { families: [], attributes, fixedRoutes: new Map(), stored: undefined }
  return checkCatalogue(files, rules).map(
    ({ field, severity, message }) => `${field} ${severity}: ${message}`,
  )
}

test('values of their attribute’s kind are no faults', () => {
  expect(faultsWith({})).toEqual([])
  expect(faultsWith({ loss: 0.5, stocked: 'N', aperture: { max: 0.2 } })).toEqual([])
})

test.each([
  // kinds of values
  [{ loss: 'low' }, 'loss warning', /“low” is a text: write a number, the site adds “dB”/],
  [{ loss: true }, 'loss warning', /“true” is no number/],
  [{ span: 1310 }, 'span warning', /“1310” is no interval: write \{"min": …, "max": …\}/],
  [{ span: '1310–1550 nm' }, 'span warning', /no interval.* the site adds “nm”/],
  [{ span: { max: 1550 } }, 'span warning', /“\{"max":1550\}” is no interval/],
  [{ mode: 5 }, 'mode warning', /“5” is not in this field's vocabulary/],
  [{ mode: { max: 5 } }, 'mode warning', /is no text: write it in words/],
  [{ standards: 5 }, 'standards warning', /“5” is no text/],
  [{ stocked: 'maybe' }, 'stocked warning', /“maybe” is not in this field's vocabulary/],
  [{ stocked: { min: 1 } }, 'stocked warning', /neither yes nor no: write true or false/],
  [{ pitch: 0.25 }, 'pitch warning', /numbers without a unit: give its definition one, or ''/],
  [{ depth: 12 }, 'depth warning', /cannot convert “mm” to/],
  // measures
  [{ loss: { min: 1, max: 0.5 } }, 'loss warning', /has a min of 1 above its max of 0.5/],
  [{ loss: { typ: 1, max: 0.5 } }, 'loss warning', /has a typ of 1 above its max of 0.5/],
  [{ span: [{ min: 5, max: 4 }] }, 'span warning', /has a min of 5 above its max of 4/],
  [{ loss: { max: 1, basis: 'two joint' } }, 'loss warning', /did you mean “two joints”\?/],
  [{ loss: { basis: 'one joint' } }, 'loss error', /a measure without a number: give it min/],
  [{ loss: { max: '0.5' } }, 'loss error', /a max that is no number: write it without quotes/],
  [{ loss: { max: null } }, 'loss error', /a max that is no number$/],
  [{ loss: { max: 1, at: 20 } }, 'loss warning', /at as something else than a text/],
  [{ loss: { max: 1, unit: 'dB' } }, 'loss warning', /a part “unit”: a measure has min, typ, max/],
  [{ span: [{ min: 1, max: 2 }, { min: 'a' }] }, 'span error', /item 2, which has a min that is/],
])('%j is told with its field', (changes, start, message) => {
  expect(faultsWith(changes)).toEqual([expect.stringMatching(message)])
  expect(faultsWith(changes)[0]).toMatch(new RegExp(`^${start}: `))
})
