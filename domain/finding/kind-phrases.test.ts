import { describe, expect, test } from 'vitest'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { kindPhrases } from './kind-phrases.ts'
import { keyOfText } from './tokens.ts'

const products = [
  sampleProduct({ name: 'X4 ball valve, 15 mm', family: 'Ball Valves', subFamily: 'Full bore' }),
  sampleProduct({ name: 'Seat kit for valves', family: 'Seals & Spares', subFamily: 'Seat kits' }),
  sampleProduct({
    name: 'Braided hose, 2 m',
    family: 'Hoses',
    subFamily: 'Hoses and couplings',
    aka: ['zapornik', 'armored line', 'QB-15L-04'],
  }),
  sampleProduct({ name: 'Quick coupling', family: 'Hoses', subFamily: 'Hoses and couplings' }),
  sampleProduct({ name: 'Valve 15', family: '', subFamily: '' }),
  sampleProduct({ name: 'Dial gauge 100 mm', family: '', subFamily: '' }),
  sampleProduct({ name: 'Armored line-reel stand', family: '', subFamily: '' }),
  sampleProduct({ name: 'Tischlampe TL 3', family: 'Leuchten', subFamily: 'Tischlampen' }),
  sampleProduct({ name: 'Leselampe LL 5', family: 'Leuchten', subFamily: 'Tischlampen' }),
  sampleProduct({ name: 'Winkel', family: 'Wandprofile', subFamily: 'Dimmers' }),
]
const phrases = await kindPhrases(
  products,
  [
    { said: ['Shut-off Valves', 'cock'], types: ['Full bore'] },
    { said: ['tube'], types: ['Hoses', 'Nothing of ours'] },
    { said: ['elbow'], types: ['Elbows'] },
  ],
  async () => {},
)
const named = (phrase: string) => [...(phrases.get(phrase) ?? [])].map((id) => products[id]!.name)
const [valve, kit, hose, coupling] = products.map(({ name }) => name) as [
  string,
  string,
  string,
  string,
]

describe('a kind is named by', () => {
  test.each<[string, string, string[]]>([
    ['the head of a name, whole', 'x4 ball valve', [valve]],
    ['its last words', 'ball valve', [valve]],
    ['its last word', 'valve', [valve]],
    ['what stands before “for” in a name', 'seat kit', [kit]],
    ['its last words before a figure', 'gauge', ['Dial gauge 100 mm']],
    ['a type', 'full bore', [valve]],
    ['a family', 'hose', [hose, coupling]],
    ['another name', 'zapornik', [hose]],
    ['what a hyphen joins to more', 'armored line', [hose, 'Armored line-reel stand']],
    ['the head of another name', 'line', [hose]],
    ['the singular of a German type', 'tischlampe', ['Tischlampe TL 3', 'Leselampe LL 5']],
    ['the singular of a German family', 'leuchte', ['Tischlampe TL 3', 'Leselampe LL 5']],
    ['the singular of one without its e', 'wandprofil', ['Winkel']],
    ['what stands before the letters and number of its series', 'leselampe', ['Leselampe LL 5']],
    ['a word of the company’s, for a type', 'shut off valve', [valve]],
    ['a word of the company’s, for a family', 'tube', [hose, coupling]],
  ])('%s', (_, phrase, expected) => {
    expect(named(phrase)).toEqual(expected)
  })
})

describe('no kind is named by', () => {
  test.each([
    ['what follows “for”: a kit for valves is no valve', 'kit for valve'],
    ['the figures behind a comma', '15 mm'],
    ['a name that ends in its number', 'valve 15'],
    ['a name that ends in a figure', 'gauge 100 mm'],
    ['the figure alone', '100 mm'],
    ['its unit', 'mm'],
    ['a family of several things', 'seal spare'],
    ['a former part number', keyOfText('QB-15L-04')],
    ['a kind of which there is nothing', 'elbow'],
    ['no word at all', ''],
    ['its series', 'tl 3'],
    ['what an English plural ends in without its s: dimmers do not dim', 'dimm'],
  ])('%s', (_, phrase) => {
    expect(named(phrase)).toEqual([])
  })
})

test('of a type that joins two things, a product is the one that its name says', () => {
  expect(named('coupling')).toEqual([coupling])
})

describe('what only describes a thing is no name of it', () => {
  const own = [
    sampleProduct({ name: 'Hose', aka: ['air/steel line'], attributes: { of: ['steel'] } }),
    sampleProduct({ name: 'Twin steel pipe', attributes: { of: ['steel'] } }),
    sampleProduct({ name: 'Steel pipe', attributes: { of: ['steel'] } }),
    sampleProduct({ name: 'Sham steel rod', attributes: { of: ['tin'] } }),
  ]
  const named = kindPhrases(
    own,
    [],
    async () => {},
    ({ attributes }, words) => attributes.of?.includes(words) === true,
  )
  test.each<[string, string, number[] | undefined]>([
    ['a value that it states', 'steel line', undefined],
    ['without it, it is', 'line', [0]],
    ['with all that it is called, too', 'air steel line', [0]],
    ['where another is called just so, both are', 'steel pipe', [1, 2]],
    ['a value that it does not state is of its name', 'steel rod', [3]],
  ])('%s: %s', async (_, phrase, ids) => {
    const members = (await named).get(phrase)
    expect(members && [...members].toSorted((a, b) => a - b)).toEqual(ids)
  })
})
