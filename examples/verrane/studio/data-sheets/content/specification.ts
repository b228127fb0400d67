import { attributeTerms } from '../../../attribute-terms.ts'
import {
  attributeLookup,
  formatValues,
  type AttributeValue,
  type Measure,
} from '../../../../../domain/catalogue/attribute.ts'
import type { Product } from '../../../../../domain/catalogue/product.ts'
import { conditionOf } from './conditions.ts'
import { standardSubject } from './standards.ts'

export type SpecificationRow = {
  label: string
  value: string
  /** How the value was measured, or the standard it follows; empty where there is nothing to add. */
  condition: string
  /** Further values that each have a condition of their own, as standards have a subject. */
  more?: { value: string; condition: string }[]
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
    keys: 'connector connectorB fiberCount ports mode fiberType polish polishB connectors polarity adapterKeying splitRatio couplingRatio outputs wdmChannels elements cassetteSlots splitterSlots blockPositions spliceCapacity ribbonCapacity trays traysIncluded testPorts package serviceScope serviceDelivery serviceStart responseTime',
  },
  {
    title: 'Optical and electrical',
    keys: 'insertionLoss returnLoss attenuation attenuationRange wavelength wavelengthRange channelSpacing isolation polarizationDependentLoss extinctionRatio powerHandling focalLength numericalAperture clearAperture arrayAperture gradientPitch arrayPitch beamDiameter workingDistance coating responsivity bandwidth darkCurrent commonModeRejection activeDiameter dynamicRange powerRange measuringRange battery',
  },
  {
    title: 'Mechanical',
    keys: 'rackUnits width height depth diameter mounting cableEntries cableDiameter jacket length material color',
  },
  { title: 'Environmental', keys: 'environment operatingTemperature ingressProtection' },
  { title: 'Compliance and supply', keys: 'standards beadBaba countryOfOrigin lds' },
]

const hidden = new Set(['productFamily', 'subFamily'])
const placed = new Set(groups.flatMap(({ keys }) => keys.split(' ')))

/** Every attribute of a product, in the groups a reader looks for; empty groups are left out. */
export function specificationOf(product: Product): SpecificationGroup[] {
  const own = Object.keys(product.attributes).filter((key) => !hidden.has(key))
  const loose = own.filter((key) => !placed.has(key))
  return groups
    .map(({ title, keys }, index) => ({
      title,
      rows: [...keys.split(' '), ...(index === 0 ? loose : [])]
        .filter((key) => own.includes(key))
        .map((key) => (key === 'standards' ? standardsRow(product) : rowOf(product, key))),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** One attribute as the site shows it. */
export function rowOf(product: Product, key: string): SpecificationRow {
  const { label, unit } = define(key)
  const values = product.attributes[key] ?? []
  const stated = values.flatMap((value) => (typeof value === 'object' ? conditionsOf(value) : []))
  return {
    label,
    value: formatValues(values.map(withoutConditions), unit),
    condition: [...new Set(stated), conditionOf(product, key)].filter(Boolean).join('; '),
  }
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

/** The standards one below another, each with what it is about. */
function standardsRow(product: Product): SpecificationRow {
  const names = (product.attributes.standards ?? []).map(String)
  const [first, ...more] = names.map((value) => ({ value, condition: standardSubject(value) }))
  return {
    label: define('standards').label,
    value: first?.value ?? '',
    condition: first?.condition ?? '',
    more,
  }
}
