import type { ComplianceClass, ComplianceRules } from '#domain/records/trade-rules.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { errorFault, quote, warningFault, type CatalogueFile, type Fault } from './check-fault.ts'
import { formerField, nameIn } from './former-names.ts'
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
      ...[
        classMessage(compliance, rules.classes),
        letterMessage(compliance, rules.certified),
      ].filter((message) => message !== undefined),
    )
  }
  const isDoubled = field !== formerField && Object.hasOwn(data, formerField)
  const doubled = isDoubled
    ? [errorFault(file, formerField, fillIn(texts.formerName, { field }))]
    : []
  return [...doubled, ...messages.map((message) => errorFault(file, field, message))]
}

function attributeMessages(
  { status, finalAssembly }: Compliance,
  data: Record<string, unknown>,
  { attribute, origin }: ComplianceRules,
): string[] {
  const messages: string[] = []
  const stated = trimmedText(data[attribute])
  if (stated !== status) {
    const facts = { status: quote(status), attribute, stated: quote(stated) }
    messages.push(fillIn(stated ? texts.statusDiffers : texts.statusAlone, facts))
  }
  const country = origin ? trimmedText(data[origin]) : ''
  const place = finalAssembly?.split(',').at(-1)?.trim()
  if (place && country && place !== country) {
    const facts = { place: quote(finalAssembly), origin: origin!, country: quote(country) }
    messages.push(fillIn(texts.otherCountry, facts))
  }
  return messages
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

function classMessage(
  { class: name, status, costShare: stated }: Compliance,
  classes: readonly ComplianceClass[],
): string | undefined {
  if (!name) return undefined
  const facts = { name: quote(name), status: quote(status) }
  const known = classes.find((one) => one.name === name)
  if (!known) {
    const names = classes.map((one) => one.name).join(', ')
    return fillIn(texts.classUnknown, { ...facts, classes: names })
  }
  const { statuses, costShare } = known
  if (statuses && !statuses.includes(status)) {
    return fillIn(texts.classStatus, { ...facts, statuses: statuses.join(', ') })
  }
  if (!costShare) {
    return stated === undefined ? undefined : fillIn(texts.needlessShare, facts)
  }
  const { above } = costShare
  if (!costShare.statuses.includes(status)) return undefined
  if (stated === undefined) return fillIn(texts.shareNeeded, facts)
  return stated > above
    ? undefined
    : fillIn(texts.shareTooSmall, { ...facts, share: stated, above })
}

function letterMessage(
  { status, letter }: Compliance,
  certified: ComplianceRules['certified'],
): string | undefined {
  if (!letter || !certified) return undefined
  if (!certified.statuses.includes(status)) {
    return fillIn(texts.needlessLetter, { status: quote(status) })
  }
  return certified.letter.test(letter)
    ? undefined
    : fillIn(texts.letterForm, { letter: quote(letter) })
}
