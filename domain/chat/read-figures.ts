import type { Requirement } from './requirement.ts'

/** Wavelengths, temperatures, ratings and ratios: figures that are covered or met, not counted. */
export function readFigures(text: string): Requirement[] {
  return [
    ...readWavelengths(text),
    ...readTemperatures(text),
    ...readIngress(text),
    ...readSplitRatio(text),
    ...readAperture(text),
  ]
}

/** Lines that are named without their unit: of lasers, of fiber's windows and of PONs, in nm. */
const line =
  '(?:488|633|635|780|850|905|940|980|1064|1270|1300|1310|1490|1550|1577|1625|1650)(?![\\w.])'
const wavelengths = [
  /(?<![\w.])((?:\d{3,4}(?:\.\d+)?\s*(?:nm)?\s*(?:\/|,|and|or|&|-)\s*)*\d{3,4}(?:\.\d+)?)\s*nm(?![a-z])/g,
  // 'at 1064', '1310/1550'; with a thing behind it, the number counts that.
  new RegExp(
    `(?:(?<![a-z])at|@)\\s?(${line})(?!\\s?[a-z-]*\\s?(?:nm|fib|port|splic|core|home))`,
    'g',
  ),
  new RegExp(`(?<![\\w.])(${line}\\s?(?:/|and|&)\\s?${line})(?!\\s?nm)`, 'g'),
]

function readWavelengths(text: string): Requirement[] {
  const lists = wavelengths.flatMap((form) => [...text.matchAll(form)].map(([, list = '']) => list))
  const numbers = lists.flatMap((list) => list.match(/\d{3,4}(?:\.\d+)?/g) ?? [])
  return [...new Set(numbers)].map((digits) => ({
    slot: 'wavelength',
    fields: ['wavelength', 'wavelengthRange'],
    says: `${digits} nm`,
    test: 'covers',
    value: Number(digits),
  }))
}

function readTemperatures(text: string): Requirement[] {
  const found = [
    ...text.matchAll(
      /(?<![\w.])(-?\d{1,3})\s*(?:°\s*([cf])?|degrees?(?: (c|f))?|celsius|c(?![a-z]))/g,
    ),
  ].map(([, digits, sign, word]) =>
    (sign ?? word) === 'f' ? Math.round(((Number(digits) - 32) * 5) / 9) : Number(digits),
  )
  // '-40 to +85': with a sign, a range of temperatures needs no unit.
  const span = [
    ...text.matchAll(
      /(?<![\w.])(-\d{1,2})\s*(?:°\s*c?\s*)?(?:to|bis|a|\.\.\.?|\/)\s*\+?(\d{1,3})(?!\d|\s*nm)/g,
    ),
  ].flatMap(([, from, to]) => [Number(from), Number(to)])
  // A negative number is a temperature, whether or not its unit is written.
  const bare = [
    ...text.matchAll(
      /(?<=(?:at|to|for|down to|rated|from)\s)-\d{1,2}(?![\d.]|\s*(?:°|c(?![a-z])|deg|db|nm))/g,
    ),
  ].map(Number)
  return [...new Set([...found, ...span, ...bare])].map((value) => ({
    slot: 'operatingTemperature',
    fields: ['operatingTemperature'],
    says: `${String(value).replace('-', '−')} °C`,
    test: 'covers',
    value,
  }))
}

/** A higher rating in both figures is as good. */
function readIngress(text: string): Requirement[] {
  const [, solids, water] = /(?<![a-z])ip\s?(\d)(\d)(?!\d)/.exec(text) ?? []
  if (!solids || !water) return []
  return [
    {
      slot: 'ingressProtection',
      fields: ['ingressProtection'],
      says: `IP${solids}${water}`,
      test: 'text',
      matches: new RegExp(`^IP[${solids}-9][${water}-9]`),
    },
  ]
}

/** '1x32', '1:32' and '90/10'; lens arrays are counted with an x too. */
function readSplitRatio(text: string): Requirement[] {
  if (/array|lens/.test(text)) return []
  const [, inputs, outputs] = /(?<![\w.])([12])\s?(?:x|:)\s?(\d{1,3})(?![\w.])/.exec(text) ?? []
  const [shares] = /(?<![\w.])(?:50\/50|90\/10|95\/5|99\/1|10\/90|1\/99)(?![\w.])/.exec(text) ?? []
  const ratio = shares ?? (inputs && outputs && !/2 ?[x:] ?2/.test(text) && `${inputs}×${outputs}`)
  if (!ratio) return []
  return [
    {
      slot: 'splitRatio',
      fields: [shares ? 'couplingRatio' : 'splitRatio'],
      says: `${ratio} split`,
      test: 'text',
      matches: new RegExp(`^${ratio}$`),
    },
  ]
}

function readAperture(text: string): Requirement[] {
  const said =
    /(?<![a-z])(?:numerical aperture|na)\s+(?:of\s+)?(at least|min\.?|over|up to|at most|max\.?)?\s*(0\.\d+)/.exec(
      text,
    )
  if (!said) return []
  const atMost = /up to|at most|max/.test(said[1] ?? '')
  const comparison = atMost ? 'at most' : 'at least'
  return [
    {
      slot: 'numericalAperture',
      fields: ['numericalAperture'],
      says: `numerical aperture ${comparison} ${said[2]}`,
      test: 'number',
      comparison,
      value: Number(said[2]),
    },
  ]
}
