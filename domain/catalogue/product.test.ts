import { describe, expect, test } from 'vitest'
import { isIncluded, parseProduct, summaryFields, type ProductSummary } from './product.ts'

function read(fields: Record<string, unknown>) {
  const parsed = parseProduct('lens', { product: 'Lens', slug: 'lens', ...fields })
  if (!parsed.ok) throw new Error(parsed.reasons.join('; '))
  return parsed.product
}

test('the former name of a field is read as the present one', () => {
  const { compliance } = read({ baba: { status: 'Yes' } })
  expect(compliance).toEqual({ status: 'Yes' })
  expect(read({ baba: { status: 'Yes' }, compliance: { status: 'No' } })).toMatchObject({
    compliance: { status: 'No' },
    attributes: {},
  })
})

describe('a product document', () => {
  test('needs a name and a slug, nothing more', () => {
    expect(read({})).toEqual({
      slug: 'lens',
      name: 'Lens',
      text: '',
      partNumber: '',
      family: '',
      subFamily: '',
      rank: null,
      image: '',
      attributes: {},
      aka: [],
      images: [],
      files: [],
      videos: [],
      sections: [],
      features: [],
      faq: [],
      relatedProducts: [],
      included: true,
    })
  })

  test('may hold null or blanks in every optional field', () => {
    const nothing = {
      rank: null,
      image: null,
      features: null,
      faq: '',
      text: ' ',
      color: '',
      lds: [],
    }
    expect(read(nothing)).toEqual(read({}))
  })

  test('keeps its pictures in order, the first one for cards, gaps left out', () => {
    expect(read({ image: '', image2: ' b.webp ', image9: 'i.webp', image3: null })).toMatchObject({
      image: 'b.webp',
      images: ['b.webp', 'i.webp'],
    })
  })

  test.each(['features', 'features2', 'features3'])(
    'takes %s as a list or as lines of text',
    (key) => {
      const items = ['Low loss', 'Factory tested']
      const wanted = [{ heading: 'Why', items }]
      const heading = { [`${key}Heading`]: ' Why ' }
      expect(read({ [key]: [' Low loss', '', 'Factory tested'], ...heading }).features).toEqual(
        wanted,
      )
      expect(read({ [key]: 'Low loss\r\n\r\nFactory tested\n', ...heading }).features).toEqual(
        wanted,
      )
    },
  )

  test('shows no heading without features', () => {
    expect(read({ featuresHeading: 'Why', features: [] }).features).toEqual([])
  })

  test('splits its questions from their answers', () => {
    expect(read({ faq: ['Is it coated? Yes.'] }).faq).toEqual([
      { question: 'Is it coated?', answer: 'Yes.' },
    ])
  })

  test.each(['dataSheet', 'datasheet'])('takes a data sheet spelled %s', (key) => {
    expect(read({ [key]: 'lens.pdf' }).files).toEqual([
      { kind: 'dataSheet', label: 'Data sheet', url: 'lens.pdf' },
    ])
  })

  test('prefers the spelling dataSheet, and lists its files in a fixed order', () => {
    const files = { brochure: 'b', datasheet: 'old', dataSheet: 'new', installationGuide: 'i' }
    expect(read(files).files.map(({ url }) => url)).toEqual(['new', 'i', 'b'])
  })

  test('lists every video once', () => {
    const { videos } = read({
      introVideo: 'a.mp4',
      installationVideo: 'b.mp4',
      installationVideos: ['b.mp4', 'c.mp4'],
      specialVideo1: 'd.mp4',
      specialVideo1Title: 'Splicing',
      specialVideo2: '',
      specialVideo2Title: 'Nothing',
      featuredContentVideo: 'a.mp4',
    })
    expect(videos).toEqual([
      { title: 'Introduction', url: 'a.mp4' },
      { title: 'Installation', url: 'b.mp4' },
      { title: 'Installation', url: 'c.mp4' },
      { title: 'Splicing', url: 'd.mp4' },
    ])
  })

  test('shows sections that have a heading or a text', () => {
    expect(read({ section1Heading: 'A', section2Description: 'B' }).sections).toEqual([
      { heading: 'A', description: '' },
      { heading: '', description: 'B' },
    ])
  })

  test('carries markup as text and nothing else', () => {
    const text = '<script>alert(1)</script>'
    expect(read({ text }).text).toBe(text)
  })

  test('is made of whole characters, so that its texts can stand in addresses', () => {
    const half = 'a\ud800'
    const product = read({ image: half, productFamily: half, mode: half })
    const texts = [product.image, product.family, ...product.attributes.mode!.map(String)]
    for (const text of texts) expect(encodeURIComponent(text)).toBe('a%EF%BF%BD')
  })
})

describe('attribute fields', () => {
  test('are all fields that hold no content, each as a list', () => {
    const { attributes } = read({
      productFamily: 'Lenses',
      subFamily: 'Ball',
      color: ' Blue ',
      numChannels: 8,
      rackUnits: 0,
      outdoor: false,
      connectors: ['LC', ' SC ', '', 1],
      text: 'content',
      'Include Y or N': 'Y',
    })
    expect(attributes).toEqual({
      productFamily: ['Lenses'],
      subFamily: ['Ball'],
      color: ['Blue'],
      numChannels: [8],
      rackUnits: [0],
      outdoor: [false],
      connectors: ['LC', 'SC', 1],
    })
  })

  test('without a value are left out', () => {
    expect(read({ a: '', b: '  ', c: null, d: [], e: [''] }).attributes).toEqual({})
  })

  test('may have odd names', () => {
    const odd = JSON.parse('{"constructor": "a", "toString": 1, "": "b", "a.b c": "d"}') as object
    expect(new Map(Object.entries(read({ ...odd }).attributes))).toEqual(
      new Map(Object.entries({ '': ['b'], 'a.b c': ['d'], constructor: ['a'], toString: [1] })),
    )
  })
})

describe('the field Include Y or N', () => {
  test.each(['N', 'n', ' N ', '\tn\n'])('excludes for “%s”', (flag) => {
    expect(isIncluded(flag)).toBe(false)
    expect(read({ 'Include Y or N': flag }).included).toBe(false)
  })

  test.each(['Y', 'y', '', ' ', 'No', 'NN', 'maybe', true, false, 0, 1, null, undefined])(
    'includes for “%s”',
    (flag) => {
      expect(isIncluded(flag)).toBe(true)
      expect(read({ 'Include Y or N': flag }).included).toBe(true)
    },
  )
})

describe('the summary that lists carry', () => {
  const document = {
    product: 'Lens',
    slug: 'lens',
    text: 'A lens',
    partNumber: 'L-1',
    productFamily: 'Lenses',
    rank: 1,
    image: 'a.webp',
    color: 'Clear',
    faq: ['Why? Because.'],
    aka: ['OL-1'],
    'Include Y or N': 'n',
  }

  test('is the same when only its own fields were read', () => {
    const fields = summaryFields(['color'])
    const part = Object.fromEntries(
      Object.entries(document).filter(([key]) => fields.includes(key)),
    )
    expect(part).not.toHaveProperty('faq')
    const { slug, name, text, partNumber, family, subFamily, rank, image, attributes, aka } =
      read(document)
    const summary = { slug, name, text, partNumber, family, subFamily, rank, image, attributes }
    expect(read(part)).toMatchObject({ ...summary, aka } satisfies ProductSummary)
    expect(aka).toEqual(['OL-1'])
    expect(read(part).included).toBe(false)
    const withdrawn = { ...part, 'Include Y or N': 'Y', lifecycle: { state: 'withdrawn' } }
    expect(fields).toContain('lifecycle')
    expect(read(withdrawn).included).toBe(false)
  })

  test('asks for each field once', () => {
    const fields = summaryFields(['color', 'subFamily', 'color'])
    expect(new Set(fields).size).toBe(fields.length)
  })
})

describe('an entry of the FAQ', () => {
  test.each([
    [
      ' What is APC?  An angled polish. Why? Less reflection. ',
      { question: 'What is APC?', answer: 'An angled polish. Why? Less reflection.' },
    ],
    [' Ships in two weeks. ', { question: '', answer: 'Ships in two weeks.' }],
    ['Is it in stock?', { question: 'Is it in stock?', answer: '' }],
  ])('%j is split after its first question mark', (entry, item) => {
    expect(read({ faq: [entry] }).faq).toEqual([item])
  })
})
