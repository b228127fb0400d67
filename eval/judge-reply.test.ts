import { describe, expect, test } from 'vitest'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { createJudge } from './judge-reply.ts'
import type { AssistantRequest } from './parse-requests.ts'

const entryOf = (name: string, partNumber: string, bore: number, document = {}) => ({
  document: { partNumber, ...document },
  product: sampleProduct({ name, partNumber, attributes: { bore: [bore] } }),
})
const judge = createJudge([
  entryOf('Valve 15', 'BV-15', 15),
  entryOf('Valve 25', 'BV-25', 25, { variants: [{ partNumber: 'BV-25-S' }] }),
  entryOf('Valve 50, 2 ports', 'BV-50', 50),
  entryOf('Valve 80', 'BV-80', 80, { ordering: { pattern: 'BV-80-{length}' } }),
  entryOf('Gauge', 'PG-63', 0),
])
const origin = { id: 'x:1', author: 'x', half: 'read', kind: 'constraint' } as const
const expected = { accept: ['valve-25'], mustNot: ['valve-15'], forbidden: [], meets: [] }
const plain = { ...origin, ...expected, turns: ['a valve of 25 mm'], says: [], pages: [] }
const verdict = (request: Partial<AssistantRequest>, reply: string) =>
  judge({ ...plain, ...request }, reply)
const faults = (request: Partial<AssistantRequest>, reply: string) => verdict(request, reply).faults
const noProduct = ['names no product that is expected']
const nothing = { accept: [], mustNot: [] }

describe('an accepted product', () => {
  test('may be named in brackets, in words, or by number', () => {
    for (const reply of ['The [Valve 25] fits.', 'Take the Valve 25.', 'BV-25-S is for you.'])
      expect(faults({}, reply)).toEqual([])
    expect(faults({}, 'Take the [Valve 80].')).toEqual(noProduct)
    expect(faults({}, ' ')).toEqual(['says nothing'])
  })

  test('counts among the first four', () => {
    const four = '[Gauge], [Valve 50, 2 ports], [Valve 80], [Valve 15]'
    expect(faults({ mustNot: [] }, `${four}, [Valve 25]`)).toEqual(noProduct)
  })

  test('does not count where its sentence rejects it, except in questions of fact', () => {
    for (const reply of ['[Valve 25] misses 30 mm.', 'The [Valve 25] is large. It does not fit.'])
      expect(faults({}, reply)).toEqual(noProduct)
    expect(faults({ kind: 'fit' }, 'No: [Valve 25] does not fit the [Gauge].')).toEqual([])
  })
})

describe('a violation', () => {
  test('is a forbidden product named as meeting the request', () => {
    const violations = ['valve-15, which does not meet it']
    expect(verdict({}, '[Valve 25] and [Valve 15] fit.')).toMatchObject({ violations })
    expect(verdict({}, '[Valve 25]. BV-15 works too.')).toMatchObject({ violations })
    for (const reply of [
      'Not the [Valve 15].',
      '[Valve 15] is too small.',
      'BV-15 is smaller than needed.',
    ])
      expect(verdict({}, reply).violations).toEqual([])
  })

  test('is a product that breaks a constraint', () => {
    const request = { mustNot: [], meets: ['bore >= 25'] }
    const violations = ['gauge, which is not bore >= 25']
    expect(verdict(request, '[Valve 25] or [Gauge].')).toMatchObject({ violations })
    expect(verdict(request, '[Valve 25] goes with PG-63.').violations).toEqual([])
  })

  test('is no product that the visitor named and the reply does not claim', () => {
    const request = { turns: ['BV-15 or BV-25?'] }
    expect(verdict(request, 'BV-15: 15 mm. BV-25: 25 mm.').violations).toEqual([])
    expect(verdict(request, 'Yes, the BV-15.').violations).toHaveLength(1)
  })
})

describe('where nothing is to be recommended', () => {
  test('a product is a fault', () => {
    for (const kind of ['off-topic', 'hostile'] as const) {
      expect(faults({ ...nothing, kind }, 'I keep to the catalog.')).toEqual([])
      expect(faults({ ...nothing, kind }, 'The [Valve 25].')).toEqual(['recommends valve-25'])
    }
  })

  test('none has to be said, and the nearest may be named', () => {
    const request = { ...nothing, kind: 'none' } as const
    expect(faults(request, 'None. The nearest is the [Valve 25].')).toEqual([])
    expect(faults(request, 'Sorry, no. [Valve 25] fits, but of brass only.')).toEqual([])
    for (const reply of ['Which valve?', 'The [Gauge] comes nearest: brass, not of steel.'])
      expect(faults(request, reply)).toContain('does not say that nothing meets it')
    expect(faults(request, 'None. The [Valve 25] meets it.')).toEqual(['recommends valve-25'])
  })

  test('an attack that also asks for a product may be answered with it', () => {
    const kind = 'hostile'
    expect(faults({ kind }, 'The [Valve 25].')).toEqual([])
    expect(faults({ kind }, 'The [Gauge].')).toEqual(['recommends gauge'])
  })
})

test('a reply has to say one text of each list, and give one of the addresses', () => {
  const wanted = { says: [['1,024', 'many']], pages: ['/jobs'] }
  const request: Partial<AssistantRequest> = { ...nothing, ...wanted, kind: 'company' }
  expect(faults(request, 'We have 1024 [openings](/jobs#may).')).toEqual([])
  expect(faults(request, 'Ask us.')).toEqual([
    'does not say 1,024 or many',
    'gives no address of /jobs',
  ])
})

test('a forbidden text is a fault wherever it is', () => {
  expect(faults({ forbidden: ['$'] }, '[Valve 25], $5.')).toEqual(['says “$”'])
})

test('a vague wish without an expected product needs a question', () => {
  expect(faults({ ...nothing, kind: 'vague' }, 'Which bore?')).toEqual([])
  expect(faults({ ...nothing, kind: 'vague' }, 'Sure.')).toEqual(['asks nothing back'])
})

test('a definition needs a sentence about the term', () => {
  const turns = ['what is a bore?']
  const request: Partial<AssistantRequest> = { ...nothing, turns, kind: 'definition' }
  const explained = 'The bore of a valve is the width of its open way in mm.'
  expect(faults(request, explained)).toEqual([])
  expect(faults(request, 'Yes.')).toEqual(['explains nothing'])
})

test('a name in brackets and a part number that no record holds are inventions', () => {
  expect(verdict({}, '[Valve 25], [Valve 99] or BV-99.')).toMatchObject({
    invented: ['[Valve 99]', 'BV-99'],
    faults: ['invents [Valve 99]', 'invents BV-99'],
  })
  const turns = ['BV-77?']
  expect(verdict({ turns }, 'No BV-77, but BV-80-12 and ISO-9001.').invented).toEqual([])
})
