import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkCatalogue, type CatalogueRules } from './check.ts'
import { idOf } from './check-fault.ts'
import { parseProduct } from './product.ts'

const rules: CatalogueRules = {
  families: ['Fiber Patch Panels', 'Lenses'],
  attributes: [
    { key: 'productFamily', label: 'Family', explain: '' },
    { key: 'subFamily', label: 'Type', explain: '' },
    { key: 'connector', label: 'Connector', explain: '', values: ['LC', 'LC duplex', 'SC'] },
    { key: 'length', label: 'Length', explain: '', unit: 'm' },
  ],
  fixedRoutes: new Map([['about', '/about']]),
  stored: new Set(['productImages/panel.webp', 'videos/Panel.mp4']),
}

const panel = {
  product: 'Panel 24',
  slug: 'panel-24',
  partNumber: 'VP-24',
  productFamily: 'Fiber Patch Panels',
  subFamily: 'Rack panels',
  rank: 1,
  image: 'productImages/panel.webp',
  connector: ['LC', 'SC'],
  length: [0.5, 1],
  faq: ['Does it fit? Yes.'],
  relatedProducts: ['ball  LENS'],
  introVideo: '/videos/Panel.mp4',
  'Include Y or N': 'Y',
}
const lens = { ...panel, product: 'Ball lens', slug: 'lens', partNumber: 'L', rank: 2 }
const sound = { ...lens, productFamily: 'Lenses', relatedProducts: ['Panel 24'] }

/** Faults of the sound catalogue with its panel changed, as `field severity: message`. */
function faultsWith(changes: object, others: Record<string, object> = { 'lens.json': sound }) {
  return faultsOf({ ...others, 'panel-24.json': { ...panel, ...changes } }).map(
    ({ field, severity, message }) => `${field} ${severity}: ${message}`,
  )
}

function faultsOf(files: Record<string, object>) {
  const list = Object.entries(files).map(([file, data]) => ({ file, data: { ...data } }))
  return checkCatalogue(list, rules)
}

test('a sound catalogue has no faults', () => {
  expect(faultsWith({})).toEqual([])
})

test('odd but legal values are no faults', () => {
  expect(
    faultsWith({
      text: null,
      faq: 'Why? Because.\nHow? So.',
      features: 'one line',
      image2: 'https://pictures.example/a.webp',
      image3: '  ',
      dataSheet: 'http://documents.example/a.pdf',
      introVideo: 'https://youtu.be/dQw4w9WgXcQ',
      rank: 1.5,
      connector: null,
      length: [],
      'Include Y or N': ' n ',
    }).filter((line) => !line.startsWith('relatedProducts')),
  ).toEqual([])
  expect(faultsWith({ productFamily: undefined, subFamily: '', rank: null })).toEqual([])
})

describe('each fault is told with its field', () => {
  test.each<[object, string, RegExp]>([
    // wrong types
    [{ product: undefined }, 'product error', /missing: every product needs a name/],
    [{ product: ' ' }, 'product error', /blank/],
    [{ rank: '3' }, 'rank error', /is the text “3”, but must be a number: write it without quotes/],
    [{ text: 5 }, 'text error', /is the number 5, but must be a text$/],
    [{ features: ['a', 1] }, 'features error', /item 2, .* number 1, .* a text or a list of texts/],
    [{ connector: { a: 1 } }, 'connector error', /is an object, but must be .* or a list of these/],
    [{ length: [1, [2]] }, 'length error', /has item 2, which is a list/],
    [{ __x__: 'a' }, ' error', /cannot be stored: the field name __x__ is reserved/],
    [{ text: 'half \ud83d' }, 'text error', /half a character/],
    // slugs
    [{ slug: undefined }, 'slug warning', /it is missing/],
    [{ slug: 'Panel 24' }, 'slug error', /write “panel-24”/],
    [
      { slug: 'panel-42' },
      'slug error',
      /rename the file to panel-42.json or set slug to “panel-24”/,
    ],
    // families
    [{ productFamily: 'fiber patch panel' }, 'productFamily error', /mean “Fiber Patch Panels”\?/],
    [{ productFamily: 'Xyzzy' }, 'productFamily error', /known are Fiber Patch Panels, Lenses/],
    [{ productFamily: undefined }, 'productFamily error', /missing although .* rank/],
    [{ subFamily: '' }, 'subFamily error', /missing although .* rank/],
    [{ rank: undefined }, 'rank warning', /list of all products leaves it out.* or null/],
    // between products
    [{ product: 'BALL lens' }, 'product error', /also the name of lens\.json/],
    [{ partNumber: 'l ' }, 'partNumber error', /also the number of lens\.json/],
    [
      { productFamily: 'Lenses', rank: 2 },
      'rank warning',
      /Lenses has rank 2 already \(lens.json\)/,
    ],
    [{ relatedProducts: ['Ball lenz'] }, 'relatedProducts warning', /did you mean “Ball lens”/],
    [{ relatedProducts: ['panel 24'] }, 'relatedProducts warning', /this product itself/],
    // attributes
    [{ connector: 'Lc-duplex' }, 'connector warning', /did you mean “LC duplex”\?/],
    [
      { connector: ['LC', 'Zyx'] },
      'connector warning',
      /“Zyx” .* in attribute-help\.ts of the company’s folder/,
    ],
    [{ length: [1, '2 m'] }, 'length warning', /“2 m” is a text: write a number/],
    [{ page: 'A4' }, 'page error', /rename the field/],
    [{ dataSheets: 'a.pdf' }, 'dataSheets warning', /did you mean dataSheet\?/],
    // what is not read as meant
    [{ 'Include Y or N': 'No' }, 'Include Y or N warning', /“No” counts as Y/],
    [{ 'Include Y or N': false }, 'Include Y or N warning', /“false” counts as Y/],
    [{ 'Include Y or N': 0 }, 'Include Y or N warning', /“0” counts as Y/],
    [{ 'Include Y or N': ['N'] }, 'Include Y or N error', /is a list/],
    [{ faq: ['Why? So.', 'No'] }, 'faq warning', /entry 2 has no question mark/],
    // addresses and files
    [{ introVideo: 'https://vimeo.com/1' }, 'introVideo error', /no video link/],
    [{ installationVideos: ['dQw4w9WgXcQ', 'x'] }, 'installationVideos error', /“x” is no video/],
    [{ image: 'javascript:alert(1)' }, 'image error', /neither a path inside the storage nor/],
    [{ brochure: '../../.env' }, 'brochure error', /neither a path inside/],
    [{ image9: 'productImages/no.webp' }, 'image9 error', /not in the storage$/],
    [{ introVideo: 'videos/panel.mp4' }, 'introVideo error', /there is “videos\/Panel.mp4”/],
  ])('%j', (changes, start, message) => {
    // The lens relates to the panel by its name, which some of these change.
    const lines = faultsWith(changes, { 'lens.json': { ...sound, relatedProducts: [] } })
    expect(lines.filter((line) => line.startsWith(start))).toEqual([expect.stringMatching(message)])
  })

  test('both data sheets, of which one shows', () => {
    const lines = faultsWith({ dataSheet: 'https://a.example/1', datasheet: 'https://a.example/2' })
    expect(lines).toEqual([expect.stringContaining('dataSheet names another')])
  })
})

test('a slug that is taken by an address of the site is told of, right or wrong as file name', () => {
  const about = { ...panel, slug: 'about', relatedProducts: [] }
  expect(faultsOf({ 'about.json': about })).toEqual([
    expect.objectContaining({
      field: 'slug',
      severity: 'error',
      message: expect.stringContaining("taken by the site's own address /about:"),
    }),
  ])
  const renamed = faultsOf({ 'about.json': { ...about, slug: 'panel' } })
  expect(renamed.map(({ field, message }) => `${field} ${message}`)).toEqual([
    expect.stringContaining('rename the file to panel.json'),
    expect.stringContaining('“about” is taken'),
  ])
})

test('products that are left out are no relations, and their ranks do not count', () => {
  const other = { ...sound, 'Include Y or N': 'N' }
  expect(faultsWith({}, { 'lens.json': other })).toEqual([
    expect.stringMatching(/^relatedProducts warning: .* is not shown/),
  ])
  const same = { productFamily: 'Lenses', rank: 2, relatedProducts: [] }
  expect(faultsWith(same, { 'lens.json': other })).toEqual([])
})

test('a relation to a name that two products have, one of them shown, is good', () => {
  const twin = { ...sound, slug: 'twin', 'Include Y or N': 'N', partNumber: '' }
  const lines = faultsWith({}, { 'lens.json': sound, 'twin.json': twin })
  expect(lines.filter((line) => line.startsWith('relatedProducts'))).toEqual([])
})

test('a field nobody described is told of once, however many products have it', () => {
  const files = { 'lens.json': { ...sound, zyxw: 1 } }
  expect(faultsWith({ zyxw: 2 }, files)).toEqual([expect.stringContaining('in 1 more files')])
})

test('one wrong type hides no other fault', () => {
  const lines = faultsWith({ rank: 'x', productFamily: 'Lens', image: 'no.webp', slug: 'About' })
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    'image',
    'productFamily',
    'rank',
    'slug',
    'slug',
  ])
})

test('faults are sorted by file and field, whatever order the files come in', () => {
  const faults = faultsOf({
    'b.json': { product: 'B', slug: 'b', text: 1, image: 'x' },
    'a.json': { product: 'A', slug: 'b', rank: 'x' },
  })
  expect(faults.map(({ file, field }) => `${file} ${field}`)).toEqual([
    'a.json rank',
    'a.json slug',
    'b.json image',
    'b.json text',
  ])
})

test('missing files are of a kind of their own, and need not be looked for', () => {
  const files = [{ file: 'panel-24.json', data: { ...panel, image: 'x', relatedProducts: [] } }]
  expect(checkCatalogue(files, rules)).toMatchObject([{ kind: 'missing-file', field: 'image' }])
  expect(checkCatalogue(files, { ...rules, stored: undefined })).toEqual([])
})

test('whatever the site would set aside has an error, and nothing throws', () => {
  const keys = fc.constantFrom('product', 'slug', 'rank', 'text', 'faq', 'image', 'connector', 'x')
  const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('a', 'b', ['a']))
  const document = fc.dictionary(keys, value, { noNullPrototype: true })
  fc.assert(
    fc.property(document, (data) => {
      const errors = checkCatalogue([{ file: 'a.json', data }], rules).filter(
        ({ severity, kind }) => severity === 'error' && kind === 'content',
      )
      if (!parseProduct(idOf('a.json'), data).ok) expect(errors).not.toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('thousands of products with faults of every kind are all reported', () => {
  const files = Array.from({ length: 3_000 }, (_, i) => ({
    file: `p-${i}.json`,
    data: { ...panel, slug: `p-${i}`, rank: i % 50, connector: 'LCd', relatedProducts: [`N ${i}`] },
  }))
  const faults = checkCatalogue(files, rules)
  expect(faults.length).toBeGreaterThan(9_000)
})
