import { describe, expect, test } from 'vitest'
import { isContentField } from './product-document.ts'
import { parseProduct } from '#domain/catalogue/product.ts'

function reasons(data: unknown, id = 'lens'): string[] {
  const parsed = parseProduct(id, data)
  return parsed.ok ? [] : parsed.reasons
}

describe('a malformed document is set aside', () => {
  test('with every reason and its field', () => {
    const data = {
      product: '',
      slug: 'Lens!',
      rank: '1',
      text: 5,
      features: [1],
      span: { depth: 2 },
    }
    expect(reasons(data).map((reason) => reason.split(':')[0])).toEqual(
      expect.arrayContaining(['product', 'slug', 'rank', 'text', 'features', 'span']),
    )
    expect(reasons(data)).toHaveLength(6)
  })

  test.each([
    [{ rank: '1' }, 'rank: must be a number'],
    [{ rank: Infinity }, 'rank: must be a number'],
    [{ rank: NaN }, 'rank: must be a number'],
    [{ text: 5 }, 'text: must be text'],
    [{ features: [1] }, 'features: must be text or a list of texts'],
    [{ product: undefined }, 'product: must be text'],
    [{ product: ' \n' }, 'product: must not be empty'],
    [{ slug: 'a/b' }, 'slug: must be letters, digits, hyphens and underscores'],
    [{ 'Include Y or N': ['N'] }, 'Include Y or N: must be text, a number, true or false'],
    [{ span: {} }, 'span: must be text, a number, true or false, a measure, or a list of these'],
    [
      { span: [['a']] },
      'span: must be text, a number, true or false, a measure, or a list of these',
    ],
    ...[
      { basis: 'two joints' },
      { max: '0.5' },
      { max: NaN },
      { max: 1, typ: null },
      { max: 1, basis: { toString: 'none' } },
      [{ min: 1, max: 2 }, null],
    ].map((span): [object, string] => [
      { span },
      'span: must be text, a number, true or false, a measure, or a list of these',
    ]),
  ])('such as %j', (fields, reason) => {
    expect(reasons({ product: 'Lens', slug: 'lens', ...fields })).toEqual([reason])
  })

  test.each<[string, object, string]>([
    ['a name', { product: 'x'.repeat(4001) }, 'product: must have 4000 characters at most'],
    ['a text', { text: 'x'.repeat(50_001) }, 'text: must have 50000 characters at most'],
    [
      'a feature',
      { features: ['x'.repeat(50_001)] },
      'features: must have 50000 characters at most',
    ],
    ['a value', { span: ['a', 'x'.repeat(4001)] }, 'span: must have 4000 characters at most'],
    [
      'a list',
      { span: Array.from({ length: 1001 }, () => 'a') },
      'span: must have 1000 entries at most',
    ],
    [
      'a field’s name',
      { ['x'.repeat(201)]: 1 },
      `${'x'.repeat(40)}…: must have 200 characters at most`,
    ],
  ])('such as one with %s of endless length', (_, fields, reason) => {
    expect(reasons({ product: 'Lens', slug: 'lens', ...fields })).toEqual([reason])
  })

  test('but not one whose texts are as long as they may be', () => {
    const span = Array.from({ length: 1000 }, () => 'x'.repeat(4000))
    const fields = { text: 'x'.repeat(50_000), features: ['y'.repeat(50_000)], span }
    expect(reasons({ product: 'z'.repeat(4000), slug: 'lens', ...fields })).toEqual([])
  })

  test.each([null, undefined, 'text', 5, [], [{}]])('such as %j', (data) => {
    expect(reasons(data)).toEqual(['document: must be an object with fields'])
  })

  test.each(['-a', 'a.b', 'ä', 'a b', '../a', '%2e', ''])(
    'such as one with the slug “%s”',
    (slug) => {
      expect(reasons({ product: 'Lens', slug }, slug)).toHaveLength(1)
    },
  )

  test('when its slug is not its id', () => {
    expect(reasons({ product: 'Lens', slug: 'lens' }, 'other')).toEqual([
      'slug: “lens” is not the document’s id “other”',
    ])
  })
})

test.each<object>([
  { max: 0.5 },
  { min: 0 },
  { typ: 0.3, max: 0.5, basis: 'two joints', at: '1310 nm' },
  { min: -40, max: 75 },
  { max: 1, toString: 'none' },
  [
    { min: 1270, max: 1350 },
    { min: 1510, max: 1590 },
  ],
])('an attribute may be the measure %j', (span) => {
  const parsed = parseProduct('lens', { product: 'Lens', slug: 'lens', span })
  expect(parsed.ok && parsed.product.attributes.span).toEqual([span].flat())
})

describe('a slug', () => {
  test.each(['Odd-Upper', 'under_scored', 'a--b', 'a-', '7'])('may be %s', (slug) => {
    expect(reasons({ product: 'Lens', slug }, slug)).toEqual([])
  })

  test.each([undefined, null, ''])('that is left out (%j) is the document’s id', (slug) => {
    const parsed = parseProduct('a-lens', { product: 'Lens', slug })
    expect(parsed.ok && parsed.product.slug).toBe('a-lens')
  })
})

test('content fields are known by their own names only', () => {
  expect(isContentField('faq')).toBe(true)
  expect(isContentField('color')).toBe(false)
  expect(isContentField('productFamily')).toBe(false)
  expect(isContentField('constructor')).toBe(false)
})
