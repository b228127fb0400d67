/** A figure with its unit, in the base unit of what it measures: how two texts are compared. */
export type Quantity = { measure: string; value: number; text: string }

/** What is counted, by name, with the words for it. */
export type CountedUnits = Readonly<Record<string, readonly string[]>>

type Unit = { measure: string; factor: number; offset?: number }

const physical: [measure: string, factor: number, written: string][] = [
  ['length', 1e-9, 'nm'],
  ['length', 1e-6, 'µm|μm|um|microns?|mic'],
  ['length', 1e-3, 'mm|millimet(?:er|re)s?'],
  ['length', 1e-2, 'cm'],
  ['length', 1, 'm|met(?:er|re)s?|米'],
  ['length', 1e3, 'km'],
  [
    'length',
    0.0254,
    '(?:in|In)(?=$|[.,;)]| (?:deep|wide|long|high|or|rack))|inch(?:e?s)?|"|-?Zoll',
  ],
  ['length', 0.3048, 'ft|foot|feet'],
  ['decibel', 1, 'dB|db|DB'],
  ['level', 1, 'dBm'],
  ['frequency', 1e9, 'GHz|ghz'],
  ['frequency', 1e6, 'MHz|mhz'],
  ['frequency', 1e3, 'kHz|khz'],
  ['rate', 1e9, 'Gb/s|Gbit/s|Gbps'],
  ['power', 1, 'W|w|watts?'],
  ['power', 1e-3, 'mW|mw'],
  ['power', 1e6, 'MW'],
  ['responsivity', 1, 'A/W'],
  ['current', 1e-9, 'nA'],
  ['current', 1e-6, 'µA|uA'],
  ['voltage', 1, 'V'],
  ['mass', 1, 'kg'],
  ['mass', 0.45359237, 'lbs?|pounds?'],
  ['time', 3600, 'h|hrs?|hours?|Stunden'],
  ['time', 1e-3, 'ms'],
  ['time', 1e-9, 'ns'],
  ['share', 1, '%|percent'],
]
const temperatures: [written: string, unit: Unit][] = [
  ['° ?C', { measure: 'temperature', factor: 1 }],
  ['° ?F', { measure: 'temperature', factor: 5 / 9, offset: 32 }],
]
const words = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A figure that is no piece of a part number, a ratio (1×32, 1:32) or another figure. */
const figure = new RegExp(
  String.raw`(?<![\p{Script=Latin}\d.,]|\d[×:]|\p{Script=Latin}[\p{L}\d]*-)(?:(?<!\d)[-−])?\d+(?:[.,]\d+)*(?![×:]\d)|\b(?:${words.join('|')})\b`,
  'giu',
)
/** '1310 ± 50 nm' is from here to there. */
const tolerance = /(?<![\d.,-])(\d+(?:\.\d+)?) ?(?:±|\+ ?\/? ?[-−–]) ?(\d+(?:\.\d+)?)/g
/** What stands between figures that share a unit: 1310 and 1550 nm, 4 to 6 mm. */
const link = /^ ?(?:[,/–-]|,? ?(?:and|or|to|und|oder|bis|et|ou|à|y|o|a))? ?$/i

/**
 * Reads the figures with units of a text, by forms alone. On purpose it shares nothing with the
 * engine, so that what the engine overlooks is not overlooked here as well.
 */
export function createQuantityReader(counted: CountedUnits): (text: string) => Quantity[] {
  const units: [RegExp, Unit][] = [
    ...temperatures,
    ...physical.map(([measure, factor, written]) => [written, { measure, factor }] as const),
  ].map(([written, unit]) => [unitForm(written, ''), unit])
  const counts: [RegExp, Unit][] = Object.entries(counted).map(([measure, names]) => [
    // Words may stand between: 12 LC/UPC single-mode ports.
    unitForm(
      names.join('|'),
      String.raw`(?:(?!(?:${words.join('|')}) )[\p{L}/-]+[\p{L}]-?\d?\d? ){0,2}`,
    ),
    { measure, factor: 1 },
  ])

  return (given) => {
    // Records part figures and units by spaces that do not break.
    const text = given.replace(/\s/g, ' ').replace(tolerance, (_, middle: string, most: string) => {
      const [at, by] = [valueOf(middle), valueOf(most)]
      return `${at - by} to ${at + by}`
    })
    const found = [...text.matchAll(figure)].map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      figure: match[0],
      value: valueOf(match[0]),
    }))
    const unitsOf: (Unit | undefined)[] = []
    for (const [i, { to, figure: written }] of [...found.entries()].reverse()) {
      const after = text.slice(to, to + 60)
      const isWord = isInWords(written)
      // Below zero nothing is counted: the F of '-40F' is a degree.
      const isCold = /^[-−]/.test(written) && /^ ?F(?![\p{Script=Latin}\d])/u.test(after)
      const own = isCold
        ? temperatures[1]![1]
        : [...(isWord ? [] : units), ...counts].find(([form]) => form.test(after))?.[1]
      const next = found[i + 1]
      unitsOf[i] =
        own ??
        // '1550 one bolt': a number in words is of what stands behind it alone.
        (next && isWord === isInWords(next.figure) && link.test(text.slice(to, next.from))
          ? unitsOf[i + 1]
          : undefined)
    }
    return found.flatMap(({ value, figure: written }, i) => {
      const unit = unitsOf[i]
      if (!unit) return []
      const { measure, factor, offset = 0 } = unit
      return { measure, value: (value - offset) * factor, text: `${written} ${measure}` }
    })
  }
}

const isInWords = (written: string) => /^[a-z]/i.test(written)

/** The same within a hundredth: 12 in is 304.8 mm and 305 mm. */
export function isSame(a: Quantity, b: Quantity): boolean {
  const most = Math.max(Math.abs(a.value), Math.abs(b.value))
  return a.measure === b.measure && Math.abs(a.value - b.value) <= most / 100
}

function unitForm(written: string, between: string): RegExp {
  return new RegExp(String.raw`^[ -]?${between}(?:${written})(?![\p{Script=Latin}\d])`, 'u')
}

function valueOf(written: string): number {
  const word = words.indexOf(written.toLowerCase())
  if (word >= 0) return word + 1
  const plain = written.replace('−', '-').replace(/,(?=\d{3}(?!\d))/g, '')
  return Number(plain.replace(',', '.'))
}
