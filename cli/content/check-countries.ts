import type { Fault } from '#domain/catalogue/check-fault.ts'
import type { CountryChoices } from '#domain/records/form-fields.ts'
import { countryList } from '#server/submissions/places.ts'
import { createNameCheck } from './name-check.ts'

const company = 'company/contact.ts'
const fields = 'company/form-fields.ts'

/** Countries that the forms would begin with, offer or ask about and their list does not have. */
export function countryFaults(
  first: readonly string[],
  { offered = [], regionAskedOf = [], regions = {} }: CountryChoices = {},
): Fault[] {
  const check = createNameCheck(
    countryList.map(({ name }) => name),
    'is no country of the forms',
    'write it as country-region-data does, in English',
  )
  const list = (file: string, field: string, names: readonly string[]) =>
    names.flatMap((name, i) => check(file, `${field}[${i}]`, name))
  const at = 'formFields.countries'
  return [
    ...list(company, 'firstCountries', first),
    ...list(fields, `${at}.offered`, offered),
    ...list(fields, `${at}.regionAskedOf`, typeof regionAskedOf === 'string' ? [] : regionAskedOf),
    ...Object.keys(regions).flatMap((name) => check(fields, `${at}.regions`, name)),
  ]
}
