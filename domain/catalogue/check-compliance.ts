import type { ComplianceClass, ComplianceRules } from '#domain/records/trade-rules.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
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
    const message = fillIn(texts.complianceMissing, {
      attribute: rules!.attribute,
      stated: quote(stated),
      example: complianceExample,
    })
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
    .map((name) => errorFault(file, name, fillIn(texts.formerName, { field })))
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
          stated
            ? fillIn(texts.statusDiffers, {
                status: quote(status),
                attribute,
                stated: quote(stated),
              })
            : fillIn(texts.statusAlone, { status: quote(status), attribute }),
        ]),
    ...(place && country && place !== country
      ? [
          fillIn(texts.otherCountry, {
            place: quote(finalAssembly),
            origin: origin!,
            country: quote(country),
          }),
        ]
      : []),
  ]
}

function waiverMessages(
  { status, waiver, waivedInput }: Compliance,
  { waived }: ComplianceRules,
): string[] {
  if (!waived.includes(status)) {
    return waiver || waivedInput ? [fillIn(texts.needlessWaiver, { status: quote(status) })] : []
  }
  return [...(waiver ? [] : [texts.waiverNeeded]), ...(waivedInput ? [] : [texts.inputNeeded])]
}

function classMessages(
  { class: name, status, costShare: stated }: Compliance,
  classes: readonly ComplianceClass[],
): string[] {
  if (!name) return []
  const known = classes.find((one) => one.name === name)
  if (!known) {
    const names = classes.map((one) => one.name).join(', ')
    return [fillIn(texts.classUnknown, { name: quote(name), classes: names })]
  }
  const { statuses, costShare } = known
  if (statuses && !statuses.includes(status)) {
    return [
      fillIn(texts.classStatus, {
        name: quote(name),
        status: quote(status),
        statuses: statuses.join(', '),
      }),
    ]
  }
  if (!costShare) {
    return stated === undefined ? [] : [fillIn(texts.needlessShare, { name: quote(name) })]
  }
  if (!costShare.statuses.includes(status)) return []
  if (stated === undefined) {
    return [fillIn(texts.shareNeeded, { status: quote(status) })]
  }
  return stated > costShare.above
    ? []
    : [
        fillIn(texts.shareTooSmall, {
          share: stated,
          status: quote(status),
          above: costShare.above,
        }),
      ]
}

function letterMessages(
  { status, letter }: Compliance,
  certified: ComplianceRules['certified'],
): string[] {
  if (!letter || !certified) return []
  if (!certified.statuses.includes(status)) {
    return [fillIn(texts.needlessLetter, { status: quote(status) })]
  }
  return certified.letter.test(letter) ? [] : [fillIn(texts.letterForm, { letter: quote(letter) })]
}
