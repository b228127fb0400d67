import { holdsSplice } from '../../../documents/holds-splice.ts'
import type { Product } from '../../../../../domain/catalogue/product.ts'
import { immersionOf } from './conformity.ts'
import { arrayConnector, flatCable, has, isComponent, joinsTwoPairs, textValue } from './facts.ts'

/** What a value rests on: test method, measuring point or the standard that defines it. */
export function conditionOf(product: Product, key: string): string {
  const rule = rules[key]
  return rule ? (typeof rule === 'string' ? rule : rule(product)) : ''
}

type Rule = string | ((product: Product) => string)

const rules: Record<string, Rule> = {
  connector: (product) => interfaceOf(textValue(product, 'connector')),
  connectorB: (product) => interfaceOf(textValue(product, 'connectorB')),
  fiberType: (product) => {
    const type = textValue(product, 'fiberType')
    const class_ = /G\.65[27]/.exec(type)?.[0]
    if (class_) return `ITU-T ${class_}`
    return type.startsWith('OM') ? 'IEC 60793-2-10' : ''
  },
  polish: (product) => endFace(product, 'polish', 'connector'),
  polishB: (product) => endFace(product, 'polishB', 'connectorB'),
  polarity: 'TIA-568.3',
  rackUnits: '1 RU = 44.45 mm, IEC 60297-3-100',
  insertionLoss: lossMethod,
  returnLoss: (product) =>
    product.family === 'Photodetectors' ? 'At the fiber input' : 'IEC 61300-3-6',
  polarizationDependentLoss: 'IEC 61300-3-2',
  extinctionRatio: (product) =>
    product.family === 'Instruments' ? 'Measuring range' : 'IEC 61300-3-40',
  isolation: (product) => {
    if (product.family === 'Photodetectors') return 'Between neighboring elements'
    if (states(product, 'isolation')) return ''
    return /circulator|isolator/i.test(product.name) ? 'Over wavelength and temperature' : ''
  },
  powerHandling: 'Continuous wave',
  attenuation: 'Values stocked',
  attenuationRange: 'Lowest to highest setting',
  focalLength: (product) => (has(product, 'wavelength') ? 'At the design wavelength' : ''),
  beamDiameter: 'At 1/e² of the peak',
  bandwidth: '−3 dB',
  darkCurrent: (product) => (states(product, 'darkCurrent') ? '' : '25 °C, at operating bias'),
  dynamicRange: (product) => (/OTDR/.test(product.name) ? 'IEC 61746-1' : ''),
  ingressProtection: (product) => ['IEC 60529', immersionOf(product)].filter(Boolean).join('; '),
  operatingTemperature: (product) => (product.family === 'Photodetectors' ? 'Case' : 'Ambient air'),
  jacket: (product) =>
    jackets.find(([name]) => textValue(product, 'jacket').includes(name))?.[1] ?? '',
  length: (product) => (has(product, 'length', 2) ? 'Stocked lengths' : ''),
  cableDiameter: (product) => {
    if (has(product, 'cableEntries') && !has(product, 'jacket')) return 'Largest at an entry'
    const flat = flatCable(product)
    return flat ? `Wider side of a flat cable, ${flat.join(' × ')} mm` : 'Nominal'
  },
  depth: 'Front to back, without connectors',
  height: 'Without brackets',
  width: 'Without ears or brackets',
  beadBaba: 'Build America, Buy America Act',
  battery: 'Typical use',
}

/** The optical interface of one end: an array behind LC ports has a standard of its own. */
function endFace(product: Product, polish: string, connector: string): string {
  const isArray = arrayConnector.test(textValue(product, connector))
  const isSingleMode = textValue(product, 'mode') !== 'Multimode'
  if (textValue(product, polish) === 'APC')
    return `8°, end face per IEC 61755-3-${isArray ? '31' : '2'}`
  return isSingleMode && !isArray ? 'End face per IEC 61755-3-1' : ''
}

/** True where the value says itself under what conditions it holds. */
const states = (product: Product, key: string) =>
  product.attributes[key]?.some((value) => typeof value === 'object' && value.at) ?? false

const allConnectors = (product: Product) =>
  `${textValue(product, 'connector')} ${textValue(product, 'connectorB')}`

/** A mated pair of plugs is measured otherwise than a component or a lens. */
function lossMethod(product: Product): string {
  const { family } = product
  if (family === 'Collimators & Probes')
    return `At the design wavelength${has(product, 'workingDistance') ? ' and working distance' : ''}`
  const component = isComponent(product)
  if (component || family === 'Passive Optical Components') return 'IEC 61300-3-4, any path'
  if (joinsTwoPairs(product)) return 'Connectors on both sides together'
  if (arrayConnector.test(allConnectors(product))) return 'IEC 61300-3-45, random mating'
  if (holdsSplice(product)) return 'Connector and splice together'
  return 'To a reference plug, IEC 61300-3-4'
}

const jackets: [string, string][] = [
  ['OFNP', 'NFPA 262'],
  ['OFCP', 'NFPA 262'],
  ['OFNR', 'UL 1666'],
  ['LSZH', 'IEC 60332, IEC 60754'],
]

const interfaces: [RegExp, string][] = [
  [/^LC/, 'IEC 61754-20'],
  [/^SC/, 'IEC 61754-4'],
  [/^FC/, 'IEC 61754-13'],
  [/^ST/, 'IEC 61754-2'],
  [/^MPO-(8|12)$/, 'IEC 61754-7-1'],
  [/^MPO-24/, 'IEC 61754-7-2'],
  [/^MPO-16/, 'TIA-604-18'],
  [/^MDC/, 'IEC 61754-37'],
  [/^Hardened SC/, 'Telcordia GR-3120-CORE'],
  [/^Hardened MPO/, 'Telcordia GR-3152-CORE'],
]

const interfaceOf = (name: string) => interfaces.find(([pattern]) => pattern.test(name))?.[1] ?? ''
