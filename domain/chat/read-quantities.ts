import type { Comparison, Requirement } from './requirement.ts'

type Quantity = {
  slot: string
  fields?: string[]
  unit: RegExp
  /** What a number means that comes without a comparison. */
  plain: Comparison
  says: (number: string) => string
  /** Into the catalogue's unit. */
  scale?: number
  /** Told from another of the same unit by words near it. */
  near?: RegExp
}

const connectors = String.raw`(?:(?:lc|sc|fc|st|sn|cs|mdc|mpo|mtp|apc|upc|duplex|simplex|hardened|fiber|rear|front|drop|output|customer)[\s/-]*){0,3}`
const counted = (
  slot: string,
  words: string,
  noun: string,
  fields: string[] = [slot],
): Quantity => ({
  slot,
  fields,
  unit: new RegExp(String.raw`^[\s-]*${connectors}(?:${words})(?![a-z])`),
  plain: 'at least',
  says: (number) => `${number} ${number === '1' ? noun.replace(/s$/, '') : noun}`,
})
const decibel = /^\s*db(?![a-z])/
const loss = (slot: string, label: string, plain: Comparison, near?: RegExp): Quantity => ({
  slot,
  unit: decibel,
  plain,
  says: (number) => `${label} ${number} dB`,
  ...(near && { near }),
})

/** The first whose unit follows, and whose words are near, has the number. */
const quantities: Quantity[] = [
  {
    slot: 'rackUnits',
    unit: /^[\s-]*(?:ru|u|rack ?units?|he)(?![a-z])/,
    plain: 'exactly',
    says: (n) => `${n} RU`,
  },
  counted('spliceCapacity', 'fusion splices|splices', 'splices', [
    'spliceCapacity',
    'ribbonCapacity',
  ]),
  counted(
    'ports',
    'ports?|puertos?|poorten|anschlusse|homes?|households?|subscribers?|customers',
    'ports',
  ),
  counted('fiberCount', 'fib(?:er|re)s?|fasern?|fibras?|vezels?|strands?|cores?|f|ct', 'fibers'),
  counted('channels', 'channels?|ch|lambdas?|kanale|canales', 'channels', [
    'wdmChannels',
    'elements',
    'testPorts',
    'outputs',
  ]),
  counted('slots', 'slots?|cassettes', 'slots', [
    'cassetteSlots',
    'splitterSlots',
    'blockPositions',
  ]),
  loss('returnLoss', 'return loss', 'at least', /return loss|reflectance/),
  loss('isolation', 'isolation', 'at least', /isolation/),
  loss('polarizationDependentLoss', 'PDL', 'at most', /pdl|polarization.dependent/),
  loss('extinctionRatio', 'extinction ratio', 'at least', /extinction/),
  {
    ...loss('dynamicRange', 'dynamic range', 'at least', /dynamic range|otdr/),
    fields: ['dynamicRange', 'measuringRange'],
  },
  {
    ...loss('attenuation', 'attenuation', 'exactly', /attenua/),
    fields: ['attenuation', 'attenuationRange'],
  },
  loss('insertionLoss', 'insertion loss', 'at most'),
  {
    slot: 'bandwidth',
    unit: /^\s*ghz/,
    plain: 'at least',
    says: (n) => `${n} GHz`,
    near: /photo|detect|receiver|bandwidth|fast|ingaas|apd/,
  },
  { slot: 'bandwidth', unit: /^\s*mhz/, plain: 'at least', says: (n) => `${n} GHz`, scale: 0.001 },
  { slot: 'powerHandling', unit: /^\s*mw(?![a-z])/, plain: 'at least', says: (n) => `${n} mW` },
  {
    slot: 'powerHandling',
    unit: /^\s*w(?:atts?)?(?![a-z])/,
    plain: 'at least',
    says: (n) => (Number(n) < 1000 ? `${n} mW` : `${Number(n) / 1000} W`),
    scale: 1000,
  },
  {
    slot: 'responseTime',
    unit: /^[\s-]*(?:hours?|h)(?![a-z])/,
    plain: 'at most',
    says: (n) => `response within ${n} h`,
  },
  {
    slot: 'focalLength',
    unit: /^\s*mm(?![a-z])/,
    plain: 'exactly',
    says: (n) => `focal length ${n} mm`,
    near: /focal/,
  },
  {
    slot: 'length',
    unit: /^\s*(?:m|meters?|metres?)(?![a-z])/,
    plain: 'exactly',
    says: (n) => `${n} m`,
  },
]

const comparisons: [Comparison, RegExp][] = [
  [
    'at least',
    /(?:at least|min(?:imum|imal)?\.?(?: of)?|no(?:t)? (?:less|fewer) than|>=|≥|starting at|mindestens|minstens|al menos|por lo menos|au moins|minimo(?: de)?)\s*$/,
  ],
  [
    'at most',
    /(?:at most|max(?:imum|imal)?\.?(?: of)?|up to|no(?:t)? more than|<=|≤|hochstens|within|maximo(?: de)?)\s*$/,
  ],
  [
    'over',
    /(?:more than|over|above|greater than|exceeding|higher than|>|mehr als|mas de|plus de|meer dan)\s*$/,
  ],
  [
    'under',
    /(?:less than|below|under|fewer than|lower than|<|weniger als|moins de|menos de|unter)\s*$/,
  ],
]
const after: [Comparison, RegExp][] = [
  ['at least', /^\s*(?:or (?:more|greater|higher|faster|above)|and (?:up|more)|\+|min(?:imum)?\b)/],
  ['at most', /^\s*(?:or (?:less|fewer|lower|below)|max(?:imum)?\b)/],
]

/** Numbers with units, as hard requirements, from a normalized text. */
export function readQuantities(written: string): Requirement[] {
  const text = unitsBehind(written)
  const found: Requirement[] = []
  for (const match of text.matchAll(/(?<![\w.-])\d+(?:\.\d+)?/g)) {
    const end = match.index + match[0].length
    const rest = text.slice(end, end + 40)
    const quantity = quantities.find(
      ({ unit, near }) => unit.test(rest) && (!near || near.test(text)),
    )
    if (!quantity) continue
    const unit = quantity.unit.exec(rest)?.[0] ?? ''
    const before = text.slice(Math.max(0, match.index - 32), match.index)
    const comparison =
      comparisons.find(([, form]) => form.test(before))?.[0] ??
      after.find(([, form]) => form.test(rest.slice(unit.length)))?.[0] ??
      quantity.plain
    const value = Number(match[0]) * (quantity.scale ?? 1)
    const says = quantity.says(String(value))
    const { slot, fields = [slot] } = quantity
    found.push({
      slot,
      fields,
      says: comparison === 'exactly' ? says : phrase(comparison, String(value), says),
      test: 'number',
      comparison,
      value,
    })
  }
  return found
}

/** 'fiber count of 96' and 'between 96 and 288 fibers', as number, comparison and unit. */
function unitsBehind(text: string): string {
  return text
    .replace(/fiber count(?: of| is|:)? (between \d+ and \d+|\d+)(?! ?fib)/g, '$1 fibers')
    .replace(
      /between (\d+(?:\.\d+)?) and (\d+(?:\.\d+)?)(\s*[a-z]+)/g,
      'at least $1$3 at most $2$3',
    )
}

/** The comparison goes before the number: 'insertion loss under 0.2 dB'. */
function phrase(comparison: Comparison, value: string, says: string): string {
  const at = says.lastIndexOf(value)
  if (at < 0) return `${comparison} ${says}`
  return `${says.slice(0, at)}${comparison} ${says.slice(at)}`
}
