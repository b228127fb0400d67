import type { RecordRule } from '#domain/records/trade-rules.ts'

type Document = Readonly<Record<string, unknown>>
type Loss = { min?: number; typ?: number; max: number; basis?: string }

const lossOf = ({ insertionLoss }: Document): Loss | undefined =>
  typeof insertionLoss === 'object' && insertionLoss !== null && 'max' in insertionLoss
    ? (insertionLoss as Loss)
    : undefined
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const isCable = ({ productFamily }: Document) => productFamily === 'Fiber Cable Assemblies'

/** Of one mated pair, in dB at most, as this company's panels and terminals state it. */
const pairLoss = new Map([
  ['SC', 0.25],
  ['LC duplex', 0.25],
  ['SN', 0.25],
  ['Hardened SC', 0.3],
])
/** Of one fusion splice: of a single fiber, and of a ribbon. */
const spliceLosses = [0.1, 0.15]
const hair = 0.001

/** `-12LCD` are duplex adapters of two ports each, `-24LC` ports; `X24LC` counts something else. */
const countedPorts: RecordRule = {
  field: 'ports',
  wrongWith(record) {
    const number = text(record.partNumber)
    const [, count, duplex] = /-B?(\d+)LC(D)?(?:-|$)/.exec(number) ?? []
    if (isCable(record) || !count || !record.ports || number.includes(`X${count}LC`))
      return undefined
    const ports = Number(count) * (duplex ? 2 : 1)
    return record.ports === ports ? undefined : `the part number counts ${ports} of them`
  },
}

const evenPorts: RecordRule = {
  field: 'ports',
  wrongWith: ({ connector, ports }) =>
    connector === 'LC duplex' && Number(ports ?? 0) % 2
      ? 'a duplex adapter counts two: write an even number'
      : undefined,
}

/** How often a path through the product crosses a pair and a splice. */
const crossings = new Map([
  ['connector and splice', 1],
  ['two connectors and two splices', 2],
])

/** What is spliced inside loses a pair and a splice; what is spliced elsewhere the pair alone. */
const splicedLoss: RecordRule = {
  field: 'insertionLoss',
  wrongWith(record) {
    const { connector, connectorB, spliceCapacity, ribbonCapacity } = record
    const [loss, pair] = [lossOf(record), pairLoss.get(text(connector))]
    const isSpliced = connectorB === 'Pigtail for splicing' && (spliceCapacity ?? ribbonCapacity)
    if (!isSpliced || !loss || pair === undefined || loss.basis === 'one joint') return undefined
    const times = crossings.get(loss.basis ?? '')
    if (!times) return 'a splice in the product counts: write the basis “connector and splice”'
    const sums = spliceLosses.map((splice) => times * (pair + splice))
    if (sums.some((sum) => Math.abs(sum - loss.max) < hair)) return undefined
    return `${loss.basis} lose ${sums.map((sum) => sum.toFixed(2)).join(' or ')} dB`
  },
}

const samePair: RecordRule = {
  field: 'insertionLoss',
  wrongWith(record) {
    const { connector, connectorB, mode, splitRatio, wdmChannels } = record
    const loss = lossOf(record)
    const isThrough = connector === connectorB && /^(?:LC duplex|SC)$/.test(text(connector))
    if (!loss || !isThrough || mode !== 'Single-mode' || splitRatio || wdmChannels) return undefined
    const pair = pairLoss.get(text(connector))
    return loss.max === pair && loss.basis === 'one joint'
      ? undefined
      : `the same pair loses ${pair} dB, “one joint”, on every panel and frame`
  },
}

const cassetteLoss: RecordRule = {
  field: 'insertionLoss',
  wrongWith: (record) =>
    text(record.subFamily).startsWith('MPO to') && lossOf(record)?.basis !== 'two joints'
      ? 'from array to ports there are two joints: write that basis'
      : undefined,
}

/** Division alone takes 10 log n dB. */
const splitterLoss: RecordRule = {
  field: 'insertionLoss',
  wrongWith(record) {
    const ways = Number(/\d+$/.exec(text(record.splitRatio))?.[0])
    const { min = NaN, typ = NaN, max = NaN } = lossOf(record) ?? {}
    if (!ways) return undefined
    const ideal = 10 * Math.log10(ways)
    return ideal < min && min < typ && typ < max
      ? undefined
      : `dividing by ${ways} takes ${ideal.toFixed(1)} dB: min, typ and max rise from above that`
  },
}

const armoredJacket: RecordRule = {
  field: 'jacket',
  wrongWith: ({ product, jacket }) =>
    text(product).startsWith('Armored') && /OFN/.test(text(jacket))
      ? 'an armored cable is no nonconductive one'
      : undefined,
}

/** A polarity method is one of a cord or a cassette. */
const arrayPolarity: RecordRule = {
  field: 'polarity',
  wrongWith: (record) =>
    record.connector === 'MPO-12' &&
    record.connectorB === 'MPO-12' &&
    !record.length &&
    !isCable(record) &&
    record.polarity
      ? 'an adapter that passes arrays through states its keys, not a method'
      : undefined,
}

const isArray = (value: unknown) => /MPO|SN-MT/.test(text(value))

/** Of two arrays that meet exactly one has pins: here cassettes do, trunks and cords do not. */
const arrayPins: RecordRule = {
  field: 'arrayPins',
  wrongWith(record) {
    const isCassette = text(record.subFamily).startsWith('MPO to')
    const isEither = isArray(record.connector) || isArray(record.connectorB)
    if (!isEither || !(isCassette || isCable(record))) return undefined
    const right = isCassette ? 'Pinned' : 'Unpinned'
    return record.arrayPins === right ? undefined : `so that arrays meet, write “${right}”`
  },
}

const attenuatorTolerance: RecordRule = {
  field: 'tolerance',
  wrongWith: ({ attenuation, tolerance }) =>
    attenuation && !tolerance
      ? 'a fixed attenuation holds within a tolerance: write it'
      : undefined,
}

const coatedFace: RecordRule = {
  field: 'coatingReflectance',
  wrongWith: ({ productFamily, coating, coatingReflectance }) =>
    productFamily === 'Lenses' && /AR/.test(text(coating)) && !coatingReflectance
      ? 'a coated lens says what a face still reflects: write it in percent'
      : undefined,
}

/** A buyer compares what hangs on a wall in one list: panels and chassis stand in racks. */
const wallBoxes: RecordRule = {
  field: 'productFamily',
  wrongWith: ({ mounting, productFamily }) =>
    mounting === 'Wall' && /Panels|Chassis/.test(text(productFamily))
      ? 'what hangs on a wall stands with the wall boxes: write “Fiber Terminals & Closures”'
      : undefined,
}

const portsOfClosure: RecordRule = {
  field: 'subFamily',
  wrongWith: ({ subFamily, ports }) =>
    /\bclosures$/.test(text(subFamily)) && ports
      ? 'a closure holds splices: what has ports is a terminal, write that type'
      : undefined,
}

/** What only a calculation or this company's way of numbering tells of a record. */
export const recordRules: RecordRule[] = [
  countedPorts,
  evenPorts,
  splicedLoss,
  samePair,
  cassetteLoss,
  splitterLoss,
  armoredJacket,
  arrayPolarity,
  arrayPins,
  attenuatorTolerance,
  coatedFace,
  wallBoxes,
  portsOfClosure,
]
