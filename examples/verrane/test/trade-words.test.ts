import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attributes } from '../attributes.ts'
import { glossary } from '../glossary.ts'
import { interfaces } from '../interfaces.ts'

/** Of fiber optics and of U.S. law, whether a record says them or not. */
const ownTrade =
  `fiber fibers fibre optic optics optical photonic photonics laser connector connectors
  ferrule splice splices splicing cassette pigtail patch·panel patch·cord wavelength wavelengths
  attenuation multimode cable cables simplex broadband MPO dB dBm nm BABA BEAD usCostShare
  Build·America Buy·America USD U.S. dollar dollars ZIP·code Telcordia`
    .split(/\s+/)
    .map((word) => word.replace('·', ' '))

/** Said by this trade as by any other, or by programs: of a product, a color, a place, a page. */
const ofAnyTrade = new Set(
  `length width height depth diameter weight size color material density tolerance environment
  productfamily subfamily standards elements none mode grid ports package floor design drop services
  passive isolation installation maintenance remote bench on·site in·line wall pole indoor outdoor
  loss·budget white black blue green gray duplex waiver il ped per ru plc`
    .split(/\s+/)
    .map((word) => word.replace('·', ' ')),
)

/** Where the engine says such a word all the same, and why it may. */
const allowed: [file: RegExp, words: string[], why: string][] = [
  [
    /^app\/(?:site-routes\.ts|only-read\.server\.ts|routes\/bead\.tsx|features\/bead\/)|^domain\/records\/bead\.ts/,
    ['bead'],
    'the address is the specification’s, and there where a company has the page (decision 017)',
  ],
  [
    /^domain\/(?:records\/(?:changes|product-document)|catalogue\/(?:former-names|product|compliance))\.ts/,
    ['baba', 'uscostshare'],
    'what a field was called: folders of before are read',
  ],
  [
    /^domain\/(?:texts\/(?:keep-units|isolated-figures)|finding\/(?:units|number-bounds|tokens)|search\/measure-units)\.ts/,
    ['db', 'dbm', 'nm', 'awg', 'responsivity', 'decibel'],
    'units of measure: a language has them all',
  ],
  [
    /^domain\/(?:deciding\/|programs\/channel-tool|records\/loss-budget|texts\/english\/budget|texts\/translations\/)|^app\/features\/(?:budget\/|programs\/work-out-loss)|^server\/compose\/programs/,
    ['splice', 'splices'],
    'joints that no part makes, in sums along a line; a company says its own word for them',
  ],
  [
    /^domain\/(?:texts\/(?:english\/(?:product|sheets)|translations\/\w+)|sheets\/record-fields|records\/product-members)\.ts|^app\/features\/catalogue\/entries-text\.ts/,
    ['cable', 'cables'],
    'what enters a housing, of whatever trade: entries of a record’s size',
  ],
  [
    /^domain\/(?:finding|search)\/languages\//,
    ['operatingtemperature', 'nm'],
    'a language’s words for attributes and units: of one that a catalogue lacks nothing is read',
  ],
  [
    /^app\/features\/(?:catalogue\/product-data|bead\/bead-view)\.ts/,
    ['countryoforigin'],
    'the field by which structured data knows where a product is made',
  ],
  [
    /^domain\/texts\/(?:english\/(?:values|faults)|translations\/\w+)\.ts/,
    ['u.s.'],
    'the name of a system of units, shown where an attribute has a unit of it (usUnit)',
  ],
  [/\/adapters\/.*\/contract\.ts$/, ['insertionloss', 'cassette'], 'a test of every adapter'],
  [
    /^domain\/(?:finding\/kind-phrases|submission\/form-shape)\.ts|\/contract\.ts$/,
    ['splice'],
    'of an array',
  ],
]

const words = new Set(
  [
    ...ownTrade,
    ...attributes.map(({ key }) => key),
    ...glossary.flatMap(({ said }) => said),
    ...interfaces.map(({ name }) => name),
  ].filter((word) => word.length > 1 && !/^\d/.test(word) && !ofAnyTrade.has(word.toLowerCase())),
)

/** Short words are codes, and mean themselves in capitals alone. */
const isCode = (word: string) => word.length < 4
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
const expressionOf = (some: string[], flags: string) =>
  new RegExp(String.raw`(?<![\p{L}\d_-])(?:${some.map(escaped).join('|')})(?![\p{L}\d_])`, flags)
const expressions = [
  expressionOf([...words].filter(isCode), 'gu'),
  expressionOf(
    [...words].filter((word) => !isCode(word)),
    'giu',
  ),
]

test('the code says no word of the trade, but where there is a reason', () => {
  const files = globSync('{app,domain,server}/**/*.{ts,tsx,css}').filter(
    (file) => !/\.(?:test|fixture)\.tsx?$/.test(file),
  )
  const used = new Set<string>()
  const found = files.flatMap((file) =>
    saidIn(readFileSync(file, 'utf8')).flatMap((word) => {
      const at = allowed.findIndex(
        ([place, some]) => place.test(file) && some.includes(word.toLowerCase()),
      )
      if (at >= 0) used.add(`${at} ${word.toLowerCase()}`)
      return at >= 0 ? [] : `${file}: ${word}`
    }),
  )
  expect(words.size).toBeGreaterThan(200)
  expect(found).toEqual([])
  // A reason that nothing needs any more goes.
  const unused = allowed.flatMap(([place, some], at) =>
    some.filter((word) => !used.has(`${at} ${word}`)).map((word) => `${place.source}: ${word}`),
  )
  expect(unused).toEqual([])
})

test('a word in code is found, in a comment it explains', () => {
  expect(saidIn("const a = 'Fiber panel' // for fiber")).toEqual(['Fiber'])
  expect(saidIn('/** Of 144 fibers. */ const LC = fiberly(lc)')).toEqual(['LC'])
})

function saidIn(source: string): string[] {
  const code = source.replace(/\/\*[^]*?\*\/|(?<![:'"`\w])\/\/ .*$/gm, '')
  return [...new Set(expressions.flatMap((one) => [...code.matchAll(one)].map(([word]) => word)))]
}
