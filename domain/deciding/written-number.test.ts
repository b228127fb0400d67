import { describe, expect, test } from 'vitest'
import { createNumberReader } from '#domain/catalogue/number-reader.ts'
import { parsedProduct } from './parsed-product.fixture.ts'
import { createWrittenReader } from './written-number.ts'

const metres = { label: 'Length', unit: 'm', min: 0.5, max: 30, step: 0.5 }
const cut = parsedProduct('cut', {
  partNumber: 'QH',
  ordering: { pattern: 'QH-{length}', slots: { length: metres } },
})
const values = ['15', '30', '60'].map((code) => ({ code: `${code}M`, label: `${code} m, cut` }))
const made = parsedProduct('made', {
  partNumber: 'QD-A',
  ordering: {
    pattern: 'QD-{end}-{length}',
    slots: {
      end: { label: 'End', values: [{ code: 'A' }, { code: 'B' }] },
      length: { label: 'Length', values },
    },
  },
})
const lamp = parsedProduct('lamp', {
  partNumber: 'QL',
  ordering: {
    pattern: 'QL-{wave}',
    slots: { wave: { label: 'Wave', values: [{ code: '1550', label: '1550 nm' }] } },
  },
})
const valve = parsedProduct('valve', { partNumber: 'QB-15', aka: ['QA-15'] })
const open = parsedProduct('open', {
  partNumber: 'QE-1',
  ordering: {
    pattern: 'QE-1-{end}-{length}',
    slots: { end: { label: 'End', values: [{ code: 'A' }] }, length: { label: 'Length', values } },
  },
})
const former = new Map([
  ['QA-15', valve],
  ['QC-A', made],
])
const read = createWrittenReader({
  numbers: createNumberReader([cut, made, lamp, valve, open]),
  formerly: (number) => former.get(number.toUpperCase()),
  definitions: new Map(),
})
const said = (written: string) => {
  const found = read(written)
  return (
    found &&
    [found.partNumber, ...(found.note ? [found.note.replaceAll('\u00a0', ' ')] : [])].join(': ')
  )
}

describe('a length beside a number', () => {
  test.each([
    ['QH 3 m', 'QH-3M'],
    ['qh 3m', 'QH-3M'],
    ['QH 2.5 meters', 'QH-2M5'],
    ['QH 10 ft', 'QH-3M5: You asked for 10 ft (3.048 m): the next size up is 3.5 m.'],
    ["QH 10'", "QH-3M5: You asked for 10' (3.048 m): the next size up is 3.5 m."],
    ['QH 0.2 m', 'QH-0M5: You asked for 0.2 m: the next size up is 0.5 m.'],
    ['QH 31 m', 'QH: You asked for 31 m. Length: 0.5 to 30 m in steps of 0.5 m.'],
    ['QD-A 15 m', 'QD-A-15M'],
    ['QD-A 100 ft', 'QD-A-60M: You asked for 100 ft (30.48 m): the next size up is 60 m, cut.'],
    // Not the number of a product, but what one says with a length.
    ['QD-B 15 m', 'QD-B-15M'],
    [
      'QD-A 61 m',
      'QD-A: You asked for 61 m. Length: 15 m, cut (15M); 30 m, cut (30M); 60 m, cut (60M).',
    ],
    ['QL 1550 nm', 'QL-1550'],
    ['QH-3M 10 ft', 'QH-3M: You asked for 10 ft (3.048 m): this part number is 3 m.'],
    ['QH-3M 3 m', 'QH-3M'],
    ['QD-B-30M 15 m', 'QD-B-30M: You asked for 15 m: this part number is 30 m, cut.'],
    // A wavelength has no next one up.
    ['QL 1310 nm', 'QL: You asked for 1310 nm. Wave: 1550 nm (1550).'],
    // Another choice is open.
    [
      'QE-1 15 m',
      'QE-1: You asked for 15 m. Length: 15 m, cut (15M); 30 m, cut (30M); 60 m, cut (60M).',
    ],
  ])('%j is %j', (written, number) => {
    expect(said(written)).toBe(number)
  })

  test.each(['QH 3', 'QH 3 kg', 'QH long', 'QB-15 3 m', 'QX 3 m', 'QD-B 3 lever', 'QD-B 100 ft'])(
    '%j is none',
    (written) => {
      expect(read(written)).toBeUndefined()
    },
  )
})

describe('a former number', () => {
  test.each([
    ['QA-15', 'QB-15: Formerly QA-15.'],
    ['qa-15', 'QB-15: Formerly qa-15.'],
    ['QC-A-15M', 'QD-A-15M: Formerly QC-A-15M.'],
    [
      'QC-A 40 ft',
      'QD-A-15M: Formerly QC-A. You asked for 40 ft (12.19 m): the next size up is 15 m, cut.',
    ],
  ])('%j is %j', (written, number) => {
    expect(said(written)).toBe(number)
  })

  test('of a series stays what it is', () => {
    expect(read('QC-A')).toBeUndefined()
    expect(read('QC-A-16M')).toBeUndefined()
  })

  test('says nothing of what is a number now', () => {
    expect(said('qb-15')).toBe('QB-15')
  })
})
