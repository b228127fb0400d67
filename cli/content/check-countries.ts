import { errorFault, quote, type Fault } from '#domain/catalogue/check-fault.ts'
import { createSuggest } from '#domain/catalogue/check-suggest.ts'
import type { CountryChoices } from '#domain/records/form-fields.ts'
import { countryList } from '#server/submissions/places.ts'

const company = 'company/contact.ts'
const fields = 'company/form-fields.ts'

type Named = { file: string; field: string; name: string }

/** Countries that the forms would begin with, offer or ask about and their list does not have. */
export function countryFaults(
  first: readonly string[],
  { offered = [], regionAskedOf = [], regions = {} }: CountryChoices = {},
): Fault[] {
  const suggest = createSuggest(names)
  const at = 'formFields.countries'
  const list = (file: string, field: string, given: readonly string[]) =>
    given.map((name, i): Named => ({ file, field: `${field}[${i}]`, name }))
  const all = [
    ...list(company, 'firstCountries', first),
    ...list(fields, `${at}.offered`, offered),
    ...list(fields, `${at}.regionAskedOf`, typeof regionAskedOf === 'string' ? [] : regionAskedOf),
    ...Object.keys(regions).map((name) => ({ file: fields, field: `${at}.regions`, name })),
  ]
  return all.flatMap((one) => unknownFault(one, suggest))
}

const names = countryList.map(({ name }) => name)

function unknownFault(
  { file, field, name }: Named,
  suggest: (name: string) => string | undefined,
): Fault[] {
  if (names.includes(name)) return []
  const meant = suggest(name)
  const advice = meant
    ? `write ${quote(meant)}`
    : 'write it as country-region-data does, in English'
  return [errorFault(file, field, `${quote(name)} is no country of the forms: ${advice}`)]
}
