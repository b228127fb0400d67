import { attributeTerms } from '../../../attribute-terms.ts'
import {
  attributeLookup,
  formatValues,
  type AttributeValue,
  type Measure,
} from '../../../../../domain/catalogue/attribute.ts'
import type { Product } from '../../../../../domain/catalogue/product.ts'
import { complianceRow } from './compliance.ts'
import { conditionOf } from './conditions.ts'
import { conformityRows } from './conformity.ts'
import { entriesRow, sizeRow } from './dimensions.ts'
import { inBothUnits } from './us-units.ts'

export type SpecificationRow = {
  label: string
  value: string
  /** How the value was measured, or the standard it follows; empty where there is nothing to add. */
  condition: string
  /** Further values that each have a condition of their own, as standards have a subject. */
  more?: { value: string; condition: string }[]
  /** The attributes that the row says, where it comes from a fuller field of the record. */
  stands?: string[]
}

export type SpecificationGroup = {
  title: string
  rows: SpecificationRow[]
}

const define = attributeLookup(attributeTerms)

/** In the order of the sheet; a field that no group names is shown with the configuration. */
const groups: { title: string; keys: string }[] = [
  {
    title: 'Configuration',
    keys: 'connector connectorB fiberCount ports mode fiberType polish polishB connectors polarity arrayPins adapterKeying fiberMap splitRatio couplingRatio outputs wdmChannels elements cassetteSlots splitterSlots blockPositions spliceCapacity ribbonCapacity trays traysIncluded testPorts package serviceScope serviceDelivery serviceStart responseTime',
  },
  {
    title: 'Optical and electrical',
    keys: 'insertionLoss returnLoss attenuation tolerance attenuationRange wavelength wavelengthRange channelSpacing isolation polarizationDependentLoss extinctionRatio powerHandling focalLength numericalAperture clearAperture arrayAperture gradientPitch arrayPitch wavefrontError beamDiameter divergence workingDistance coating coatingReflectance damageThreshold responsivity bandwidth darkCurrent commonModeRejection activeDiameter dynamicRange powerRange measuringRange battery',
  },
  {
    title: 'Mechanical',
    keys: 'rackUnits size width height depth diameter weight mounting entries cableEntries cableDiameter jacket length material color',
  },
  { title: 'Environmental', keys: 'environment operatingTemperature ingressProtection' },
  {
    title: 'Compliance and supply',
    keys: 'conformity standards baba beadBaba countryOfOrigin lds',
  },
]

/** Rows of fuller fields than attributes, by the place they take in a group. */
const fuller: Record<string, (product: Product) => SpecificationRow[]> = {
  size: (product) => one(sizeRow(product)),
  entries: (product) => one(entriesRow(product)),
  conformity: conformityRows,
  baba: (product) => one(complianceRow(product)),
}
const one = (row: SpecificationRow | undefined) => (row ? [row] : [])

const hidden = new Set(['productFamily', 'subFamily'])
const placed = new Set(groups.flatMap(({ keys }) => keys.split(' ')))

/** All that is recorded of a product, in the groups a reader looks for; empty groups are left out. */
export function specificationOf(product: Product): SpecificationGroup[] {
  const own = Object.keys(product.attributes).filter((key) => !hidden.has(key))
  const loose = own.filter((key) => !placed.has(key))
  const rows = new Map(Object.entries(fuller).map(([key, read]) => [key, read(product)]))
  const said = new Set([...rows.values()].flat().flatMap(({ stands = [] }) => stands))
  return groups
    .map(({ title, keys }, index) => ({
      title,
      rows: [...keys.split(' '), ...(index === 0 ? loose : [])].flatMap(
        (key) =>
          rows.get(key) ??
          (own.includes(key) && !said.has(key) ? [inUsUnitsToo(product, key)] : []),
      ),
    }))
    .filter((group) => group.rows.length > 0)
}

/** One attribute as the site shows it. */
export function rowOf(product: Product, key: string): SpecificationRow {
  const { label, unit } = define(key)
  const values = product.attributes[key] ?? []
  const stated = values.flatMap((value) => (typeof value === 'object' ? conditionsOf(value) : []))
  // A basis says which joints are counted; the rule for records without one need not say it again.
  const rule = stated.length
    ? conditionOf(product, key).replace(/^.*together$/, '')
    : conditionOf(product, key)
  return {
    label,
    value: formatValues(values.map(withoutConditions), unit),
    condition: joined([...new Set(stated), rule].filter(Boolean)),
  }
}

/** Parts of one sentence: 'One joint; to a reference plug', while IEC stays IEC. */
const joined = ([first = '', ...rest]: string[]) =>
  [
    first,
    ...rest.map((part) => part.replace(/^[A-Z](?=[a-z ])/, (sign) => sign.toLowerCase())),
  ].join('; ')

function inUsUnitsToo(product: Product, key: string): SpecificationRow {
  const values = (product.attributes[key] ?? []).map(withoutConditions)
  return { ...rowOf(product, key), value: inBothUnits(key, values), stands: [key] }
}

/** What a measure counts and where it holds, as the column beside the value says it. */
function conditionsOf({ basis, at }: Measure): string[] {
  const text = [basis, at].filter(Boolean).join(', ')
  return text ? [text.charAt(0).toUpperCase() + text.slice(1)] : []
}

function withoutConditions(value: AttributeValue): AttributeValue {
  if (typeof value !== 'object') return value
  const { basis: _, at: __, ...limits } = value
  return limits
}
