import { describe, expect, test } from 'vitest'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { createPartNumbers } from './part-number-finder.ts'

const products: (ProductSummary & { variants?: unknown; ordering?: unknown })[] = [
  sampleProduct({ name: 'Valve', partNumber: 'QB-15' }),
  {
    ...sampleProduct({ name: 'Long valve', partNumber: 'QB-25', aka: ['QB-25L-04', 'zapornik'] }),
    variants: [{ partNumber: 'QB-25-P-50' }, { partNumber: 'QB-25-E-50' }],
    ordering: {
      pattern: 'QB-25-{seat}-{stem}',
      slots: {
        seat: { label: 'Seat', values: [{ code: 'P' }, { code: 'E' }] },
        stem: { label: 'Stem', unit: 'mm', min: 50, max: 300, step: 25 },
      },
    },
  },
  sampleProduct({ name: 'Gauge', partNumber: 'VGA-100-144-LC' }),
  sampleProduct({ name: 'Gauge, dry', partNumber: 'VGA-100-144-SC' }),
  sampleProduct({ name: 'Unnumbered', partNumber: '' }),
]
const pause = async () => {}
const { find, findIn } = await createPartNumbers(products, pause)
const found = (text: string) =>
  findIn(text).map(({ id, match }) => `${products[id]!.name}: ${match}`)

describe('the whole number', () => {
  test.each([
    ['QB-15', 'Valve: exact'],
    ['qb15', 'Valve: exact'],
    ['  QB 15 ', 'Valve: exact'],
    ['VGA100144LC', 'Gauge: exact'],
    ['vga-100 144 lc', 'Gauge: exact'],
    ['QB-25-E-50', 'Long valve: exact'],
    ['QB-25L-04', 'Long valve: exact'],
  ])('“%s” is %s', (written, expected) => {
    expect(found(written)).toEqual([expected])
  })

  test('is told as the catalogue writes it', () => {
    const [hit] = find('vga100144lc')
    expect(hit).toMatchObject({ partNumber: 'VGA-100-144-LC', written: 'vga100144lc' })
  })

  test('stands in a sentence, with its full stop', () => {
    expect(found('Do you still sell the QB-15, or VGA-100-144-SC?')).toEqual([
      'Valve: exact',
      'Gauge, dry: exact',
    ])
    expect(found('I have a qb-15.')).toEqual(['Valve: exact'])
  })

  test('may have a space for its hyphen in a sentence', () => {
    expect(found('what seat kit is there for the QB 15 that we have')).toEqual(['Valve: exact'])
  })
})

describe('a number that its pattern makes', () => {
  test.each(['QB-25-P-125', 'qb-25-p-125', 'QB 25 P 125'])('“%s” is built', (written) => {
    expect(found(written)).toEqual(['Long valve: built'])
  })

  test('in a sentence', () => {
    expect(found('please quote QB-25-E-300 today')).toEqual(['Long valve: built'])
  })

  test.each(['QB-25-P-310', 'QB-25-X-125', 'QB-25-P-125-9', 'QB-25-P-060'])(
    '“%s” is none that it makes',
    (written) => {
      expect(found(written)).toEqual([])
    },
  )
})

describe('pieces', () => {
  test.each([
    ['VGA-100', ['Gauge: piece', 'Gauge, dry: piece']],
    ['vga100144', ['Gauge: piece', 'Gauge, dry: piece']],
    ['VGA-100-144-LC-5M', ['Gauge: piece']],
    ['100-144-SC', ['Gauge, dry: piece']],
  ])('%s', (written, expected) => {
    expect(found(written)).toEqual(expected)
  })

  test('in a sentence where they are written as numbers are', () => {
    expect(found('all of VGA-100 please')).toEqual(['Gauge: piece', 'Gauge, dry: piece'])
    expect(found('all of vga100 please')).toEqual([])
  })

  test('too short to tell anything, they find nothing', () => {
    expect(found('QB')).toEqual([])
    expect(found('Q')).toEqual([])
    expect(found('V1')).toEqual([])
    expect(found('QB2')).toEqual([])
  })
})

describe('a slip', () => {
  test.each([
    ['VGA-1O0-144-LC', ['Gauge']],
    ['VGA-I00-144-SC', ['Gauge, dry']],
    ['VGA-100-144-XC', ['Gauge', 'Gauge, dry']],
    ['VGA-100-414-LC', ['Gauge']],
    ['VGA-100-14-LC', ['Gauge']],
    ['VGA-010-144', ['Gauge', 'Gauge, dry']],
  ])('%s', (written, expected) => {
    expect(found(written)).toEqual(expected.map((name) => `${name}: near`))
  })

  test('in a short number is another number', () => {
    expect(found('QB-16')).toEqual([])
  })

  test('is not looked for where a sure number stands beside it', () => {
    expect(found('QB-15 with VGA-1O0-144-LC')).toEqual(['Valve: exact'])
  })
})

describe('a long list of numbers', () => {
  const wrong = Array.from({ length: 300 }, (_, i) => `VGA-9${i}-X`)

  test('is found whole where each is known', () => {
    expect(found([...wrong, 'QB-15', 'QB-25-P-75'].join(' '))).toEqual([
      'Valve: exact',
      'Long valve: built',
    ])
  })
})

describe('ordinary words are no numbers:', () => {
  test.each([
    'a valve with 2 ports',
    'zapornik',
    '144 LC',
    '15',
    'DN15',
    'G 1/2 thread, PN40',
    'IP67-rated, off-the-shelf, two-piece',
    'constructor __proto__ toString',
    '--- ... ((()))',
    '',
  ])('%s', (text) => {
    expect(found(text)).toEqual([])
  })
})

test('a catalogue without numbers names none', async () => {
  expect((await createPartNumbers([], pause)).findIn('QB-15')).toEqual([])
  expect((await createPartNumbers([sampleProduct()], pause)).findIn('')).toEqual([])
})

test('a piece begins those numbers whose hyphen stands behind it, where some have it there', async () => {
  const alike = [
    sampleProduct({ name: 'Spool', partNumber: 'VSP1-24' }),
    sampleProduct({ name: 'Splitter', partNumber: 'VSP-132-LGX' }),
  ]
  const { find: findAlike } = await createPartNumbers(alike, pause)
  expect(findAlike('VSP1').map(({ id }) => alike[id]!.name)).toEqual(['Spool'])
  expect(findAlike('VSP13').map(({ id }) => alike[id]!.name)).toEqual(['Splitter'])
})

test('a pattern that cannot be used makes no number, and hides none that begins alike', async () => {
  const seats = { seat: { label: 'Seat', values: [{ code: 'P' }] } }
  const alike = [
    {
      ...sampleProduct({ name: 'Faulty' }),
      ordering: { pattern: 'QB-40-{seat}-{stem}', slots: seats },
    },
    { ...sampleProduct({ name: 'Sound' }), ordering: { pattern: 'QB-40-{seat}', slots: seats } },
  ]
  const { find: findAlike } = await createPartNumbers(alike, pause)
  expect(findAlike('QB-40-P').map(({ id, match }) => [alike[id]!.name, match])).toEqual([
    ['Sound', 'built'],
  ])
  expect(findAlike('QB-40-P-9')).toEqual([])
})

test('an ordering that a series shares is read once, whatever its numbers', async () => {
  let reads = 0
  const ordering = {
    pattern: 'QD-7-{length}',
    get slots() {
      reads++
      return { length: { label: 'Length', unit: 'm', min: 1, max: 9, step: 1 } }
    },
  }
  const series = Array.from({ length: 50 }, (_, at) => ({
    ...sampleProduct({ name: `Hose ${at}`, partNumber: `QD-7-${at}-A` }),
    ordering,
  }))
  const numbers = await createPartNumbers(series, pause)
  expect(numbers.find('qd-7-12m')[0]?.match).not.toBe('built')
  expect(reads).toBe(1)
  expect(numbers.find('qd-7-4m')).toMatchObject([{ id: 0, match: 'built' }])
})
