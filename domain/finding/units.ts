/**
 * A unit as buyers write it, by what it measures and how many base units it is. Some are pieces of
 * names as well: those 'apart' from the figure are read where a company measures in the dimension
 * ('10 g' beside kg, not '10G'), those 'stated' where its attributes are written so, and then both
 * are read however they stand.
 */
type Unit = { dimension: string; factor: number; offset?: number; only?: 'apart' | 'stated' }

const unit = (dimension: string, factor: number, offset?: number): Unit => ({
  dimension,
  factor,
  ...(offset !== undefined && { offset }),
})

/** Written forms, folded: lower case, µ as u. SI and customary units alone, no word of a trade. */
const units = new Map<string, Unit>([
  ['nm', unit('length', 1e-9)],
  ['um', unit('length', 1e-6)],
  ['micron', unit('length', 1e-6)],
  ['mm', unit('length', 1e-3)],
  ['cm', unit('length', 1e-2)],
  ['m', unit('length', 1)],
  ['meter', unit('length', 1)],
  ['metre', unit('length', 1)],
  ['mtr', unit('length', 1)],
  ['mts', unit('length', 1)],
  ['km', unit('length', 1e3)],
  ['in', unit('length', 0.0254)],
  ['inch', unit('length', 0.0254)],
  ['"', unit('length', 0.0254)],
  ['ft', unit('length', 0.3048)],
  ['foot', unit('length', 0.3048)],
  ['feet', unit('length', 0.3048)],
  ['footer', unit('length', 0.3048)],
  ["'", unit('length', 0.3048)],
  ['millimeter', unit('length', 1e-3)],
  ['millimetre', unit('length', 1e-3)],
  ['centimeter', unit('length', 1e-2)],
  ['centimetre', unit('length', 1e-2)],
  ['yard', unit('length', 0.9144)],
  ['mile', unit('length', 1609.344)],
  ['oz', unit('mass', 0.028349523)],
  ['ounce', unit('mass', 0.028349523)],
  ['kilogram', unit('mass', 1)],
  ['gram', unit('mass', 1e-3)],
  ['gramme', unit('mass', 1e-3)],
  ['milligram', unit('mass', 1e-6)],
  ['microgram', unit('mass', 1e-9)],
  ['kg', unit('mass', 1)],
  ['lb', unit('mass', 0.45359237)],
  ['lbs', unit('mass', 0.45359237)],
  ['pound', unit('mass', 0.45359237)],
  ['°c', unit('temperature', 1)],
  ['degc', unit('temperature', 1)],
  ['celsius', unit('temperature', 1)],
  ['°f', unit('temperature', 5 / 9, 32)],
  ['degf', unit('temperature', 5 / 9, 32)],
  ['fahrenheit', unit('temperature', 5 / 9, 32)],
  ['hz', unit('frequency', 1)],
  ['khz', unit('frequency', 1e3)],
  ['mhz', unit('frequency', 1e6)],
  ['ghz', unit('frequency', 1e9)],
  ['thz', unit('frequency', 1e12)],
  ['uw', unit('power', 1e-6)],
  ['mw', unit('power', 1e-3)],
  ['w', unit('power', 1)],
  ['watt', unit('power', 1)],
  ['db', unit('decibel', 1)],
  ['dbm', unit('level', 1)],
  ['zoll', unit('length', 0.0254)],
  ['ms', unit('time', 1 / 3.6e6)],
  ['ns', unit('time', 1 / 3.6e12)],
  ['v', unit('voltage', 1)],
  ['volt', unit('voltage', 1)],
  ['gb/s', unit('rate', 1e9)],
  ['gbps', unit('rate', 1e9)],
  ['h', unit('time', 1)],
  ['hr', unit('time', 1)],
  ['hour', unit('time', 1)],
  ['a/w', unit('responsivity', 1)],
  ['na', unit('current', 1e-9)],
  ['ua', unit('current', 1e-6)],
  ['bar', unit('pressure', 1e5)],
  ['psi', unit('pressure', 6894.757)],
  ['mbar', unit('pressure', 100)],
  ['m³/h', unit('flow', 1)],
  ['m3/h', unit('flow', 1)],
  ['%', unit('share', 1)],
  ['percent', unit('share', 1)],
])

for (const [symbol, dimension, factor, only] of [
  ['g', 'mass', 1e-3, 'apart'],
  ['mg', 'mass', 1e-6, 'apart'],
  ['ug', 'mass', 1e-9, 'apart'],
  ['t', 'mass', 1e3, 'stated'],
  ['pa', 'pressure', 1, 'apart'],
  ['kpa', 'pressure', 1e3, 'apart'],
  ['mpa', 'pressure', 1e6, 'apart'],
  ['ma', 'current', 1e-3, 'apart'],
  ['a', 'current', 1, 'stated'],
  ['s', 'time', 1 / 3600, 'stated'],
  ['ml', 'volume', 1e-3, 'apart'],
  ['l', 'volume', 1, 'stated'],
  ['n', 'force', 1, 'stated'],
  ['kn', 'force', 1e3, 'apart'],
] as const)
  units.set(symbol, { ...unit(dimension, factor), only })

/**
 * Weights in words, each with its sign: a customer writes the word of his language. A 'ton' is another
 * weight in each country, and none of these.
 */
const weightWords = {
  t: ['tonne', 'tonnen', 'tonnellata', 'tonnellate', 'tonelada'],
  kg: [
    'kilo',
    'kilogramm',
    'kilogramme',
    'chilo',
    'chili',
    'chilogrammo',
    'chilogrammi',
    'kilogramo',
    'quilo',
    'quilograma',
  ],
  g: ['gramm', 'grammo', 'grammi', 'gramo', 'grama'],
  mg: ['milligramm', 'milligramme', 'milligrammo', 'milligrammi', 'miligramo', 'miligrama'],
  ug: ['mikrogramm', 'microgramme', 'microgrammo', 'microgrammi', 'microgramo', 'micrograma'],
}
const weightSigns = new Map(
  Object.entries(weightWords).flatMap(([sign, words]) =>
    words.map((word) => [word, sign] as const),
  ),
)
for (const [word, sign] of weightSigns) units.set(word, unit('mass', units.get(sign)!.factor))

/** The unit that a word is: 'inches', '"', 'GHz' folded; undefined where it is none. */
export function unitOf(word: string): Unit | undefined {
  const known = units.get(word)
  if (known) return known
  // '1/s', 'mV/V': what no scale has is one by itself.
  if (/^[^\s/]+\/[^\s/]+$/.test(word)) return { dimension: word, factor: 1 }
  if (word.length < 4) return undefined
  return units.get(word.replace(/s$/, '')) ?? units.get(word.replace(/es$/, ''))
}

/** Whether a word behind a figure is a unit, in what a company's attributes measure. */
export function createUnitReader(
  definitions: readonly { unit?: string }[],
): (word: string, isGlued: boolean) => boolean {
  const stated = definitions.flatMap(({ unit: own }) => unitOf(foldedUnit(own)) ?? [])
  const measured = new Set(stated.map(({ dimension }) => dimension))
  const written = new Set(stated.flatMap(({ dimension, only }) => (only ? dimension : [])))
  return (word, isGlued) => {
    const read = unitOf(word)
    if (!read?.only) return read !== undefined
    if (written.has(read.dimension)) return true
    return read.only === 'apart' && !isGlued && measured.has(read.dimension)
  }
}

/** A unit of the records as texts are read. */
export const foldedUnit = (own = ''): string => own.toLowerCase().replace(/[µμ]/g, 'u')

export function dimensionOf(word: string): string | undefined {
  return unitOf(word)?.dimension
}

/** The units that are read only where a company's attributes have them: those with a slash. */
export const slashedUnits = (definitions: readonly { unit?: string }[]): string[] => [
  ...new Set(
    definitions.flatMap(({ unit: own = '' }) => (own.includes('/') ? foldedUnit(own) : [])),
  ),
]

/** How many times larger one unit is than another of its dimension. */
export function ratioOf(word: string, other: string): number | undefined {
  const [a, b] = [unitOf(word), unitOf(other)]
  return a && a.dimension === b?.dimension ? a.factor / b.factor : undefined
}

/** A number of one unit in another of the same dimension; undefined where they differ. */
export function convert(value: number, from: string, to: string): number | undefined {
  const [given, wanted] = [unitOf(from), unitOf(to)]
  if (!given || given.dimension !== wanted?.dimension) return undefined
  const base = (value - (given.offset ?? 0)) * given.factor
  return round(base / wanted.factor + (wanted.offset ?? 0))
}

/** Binary fractions would make 12 in of 304.79999. */
const round = (value: number) => Number(value.toPrecision(9))

const symbols: Record<string, string> = {
  hz: 'Hz',
  khz: 'kHz',
  mhz: 'MHz',
  ghz: 'GHz',
  thz: 'THz',
  uw: 'µW',
  mw: 'mW',
  w: 'W',
  db: 'dB',
  dbm: 'dBm',
  v: 'V',
  um: 'µm',
  na: 'nA',
  ua: 'µA',
  ma: 'mA',
  ug: 'µg',
  pa: 'Pa',
  kpa: 'kPa',
  mpa: 'MPa',
  a: 'A',
  n: 'N',
  kn: 'kN',
  '"': 'in',
  "'": 'ft',
  '°c': '°C',
  '°f': '°F',
}

/** A folded unit as it is written: 'w' is W, 'tonnen' are t. */
export function symbolOf(word: string): string {
  const sign = weightSigns.get(word) ?? weightSigns.get(word.replace(/s$/, '')) ?? word
  return Object.hasOwn(symbols, sign) ? symbols[sign]! : sign
}
