import type { ComplianceClass, ComplianceRules } from '#domain/records/trade-rules.ts'
import { errorFault, quote, warningFault, type CatalogueFile, type Fault } from './check-fault.ts'
import { formerFields, fieldNow, nameIn } from './former-names.ts'
import { complianceExample, readCompliance, type Compliance } from './compliance.ts'
import { trimmedText } from './product.ts'

/** A compliance record that contradicts itself, the company's rules or the record's attributes. */
export function complianceFaults(
  { file, data }: CatalogueFile,
  rules: ComplianceRules | undefined,
): Fault[] {
  const stated = rules?.required ? trimmedText(data[rules.attribute]) : ''
  const field = nameIn(data, 'compliance')
  if (stated && (data[field] ?? null) === null) {
    const message = `is missing, but ${rules?.attribute} is ${quote(stated)}: write why, as ${complianceExample}`
    return [warningFault(file, field, message)]
  }
  const { compliance, faults } = readCompliance(data[field])
  const messages = faults.map(({ message }) => message)
  if (compliance && rules) {
    messages.push(
      ...attributeMessages(compliance, data, rules),
      ...waiverMessages(compliance, rules),
      ...classMessages(compliance, rules.classes),
      ...letterMessages(compliance, rules.certified),
    )
  }
  const doubled = formerFields
    .filter(
      (name) => fieldNow(name) === 'compliance' && name !== field && Object.hasOwn(data, name),
    )
    .map((name) =>
      errorFault(file, name, `is the former name of ${field}, which is there too: take one out`),
    )
  return [...doubled, ...messages.map((message) => errorFault(file, field, message))]
}

function attributeMessages(
  { status, finalAssembly }: Compliance,
  data: Record<string, unknown>,
  { attribute, origin }: ComplianceRules,
): string[] {
  const stated = trimmedText(data[attribute])
  const country = origin ? trimmedText(data[origin]) : ''
  const place = finalAssembly?.split(',').at(-1)?.trim()
  return [
    ...(stated === status
      ? []
      : [
          `its status is ${quote(status)}, but ${attribute} ${stated ? `is ${quote(stated)}` : 'is not given'}: write the same in both`,
        ]),
    ...(place && country && place !== country
      ? [
          `its finalAssembly is ${quote(finalAssembly)}, but ${origin} is ${quote(country)}: let it end in the same country`,
        ]
      : []),
  ]
}

function waiverMessages(
  { status, waiver, waivedInput }: Compliance,
  { waived }: ComplianceRules,
): string[] {
  if (!waived.includes(status)) {
    return waiver || waivedInput
      ? [`names a waiver, which the status ${quote(status)} does not rest on: remove it`]
      : []
  }
  return [
    ...(waiver ? [] : [`rests on a waiver: write which, as "waiver"`]),
    ...(waivedInput ? [] : [`rests on a waiver: write for which input, as "waivedInput"`]),
  ]
}

function classMessages(
  { class: name, status, costShare: stated }: Compliance,
  classes: readonly ComplianceClass[],
): string[] {
  if (!name) return []
  const known = classes.find((one) => one.name === name)
  if (!known) {
    return [
      `its class is ${quote(name)}: write one of ${classes.map((one) => one.name).join(', ')}`,
    ]
  }
  const { statuses, costShare } = known
  if (statuses && !statuses.includes(status)) {
    return [`${quote(name)} cannot be ${quote(status)}: write one of ${statuses.join(', ')}`]
  }
  if (!costShare) {
    return stated === undefined
      ? []
      : [`${quote(name)} is not judged by a share of cost: remove it`]
  }
  if (!costShare.statuses.includes(status)) return []
  if (stated === undefined) {
    return [`${quote(status)} rests on a share of cost: write it as "costShare"`]
  }
  return stated > costShare.above
    ? []
    : [
        `its share of cost is ${stated}, and ${quote(status)} needs more than ${costShare.above}: correct one of them`,
      ]
}

function letterMessages(
  { status, letter }: Compliance,
  certified: ComplianceRules['certified'],
): string[] {
  if (!letter || !certified) return []
  if (!certified.statuses.includes(status)) {
    return [`names a letter, which cannot certify ${quote(status)}: remove it`]
  }
  return certified.letter.test(letter)
    ? []
    : [`its letter is ${quote(letter)}, which is no letter's number: write it as on the letter`]
}
