import { errorFault, quote, warningFault, type Fault } from '#domain/catalogue/check-fault.ts'
import { createSuggest } from '#domain/catalogue/check-suggest.ts'
import type { CountryChoices } from '#domain/records/form-fields.ts'
import { countryList } from '#server/submissions/country-list.ts'

const company = 'company/contact.ts'
const fields = 'company/form-fields.ts'

type Named = { file: string; field: string; name: string }

/** Countries that the forms would begin with, offer or ask about and their list does not have. */
export function countryFaults(
  first: readonly string[],
  locale: string,
  choices: CountryChoices = {},
): Fault[] {
  const { offered, regionAskedOf = 'all', regions = {} } = choices
  const suggest = createSuggest(names)
  const check = (all: readonly Named[]) => all.flatMap((one) => unknownFault(one, suggest, locale))
  const list = (file: string, field: string, given: readonly string[]) =>
    given.map((name, at): Named => ({ file, field: `${field}[${at}]`, name }))
  const at = 'formFields.countries'
  const asked = typeof regionAskedOf === 'string' ? [] : regionAskedOf
  const lists = [
    list(company, 'firstCountries', first),
    list(fields, `${at}.offered`, offered ?? []),
    list(fields, `${at}.regionAskedOf`, asked),
    Object.keys(regions).map((name) => ({ file: fields, field: `${at}.regions`, name })),
  ]
  const isWord = typeof regionAskedOf !== 'string' || ['all', 'divided'].includes(regionAskedOf)
  return [
    ...lists.flatMap(twice),
    ...lists.flatMap(check),
    ...(offered ? lists.flatMap((all) => notOffered(all, offered)) : []),
    ...(offered?.length === 0
      ? [errorFault(fields, `${at}.offered`, 'is empty: name a country, or take the field out')]
      : []),
    ...(isWord
      ? []
      : [
          errorFault(
            fields,
            `${at}.regionAskedOf`,
            `is ${quote(regionAskedOf)}: write 'all', 'divided' or a list of countries`,
          ),
        ]),
    ...Object.entries(regions).flatMap(([country, own]) =>
      regionFaults(`${at}.regions.${country}`, own),
    ),
  ]
}

const names = countryList.map(({ name }) => name)

const twice = (all: readonly Named[]): Fault[] =>
  all
    .filter(({ name }, at) => all.findIndex((one) => one.name === name) < at)
    .map(({ file, field, name }) =>
      errorFault(file, field, `${quote(name)} is there twice: take one out`),
    )

function unknownFault(
  { file, field, name }: Named,
  suggest: (name: string) => string | undefined,
  locale: string,
): Fault[] {
  if (names.includes(name)) return []
  const meant = calledBy(name, locale) ?? suggest(name)
  const advice = meant
    ? `write ${quote(meant)}`
    : 'write it as country-region-data does, in English'
  return [errorFault(file, field, `${quote(name)} is no country of the forms: ${advice}`)]
}

/** What is named of a country that no visitor can choose. */
const notOffered = (all: readonly Named[], offered: readonly string[]): Fault[] =>
  all
    .filter(({ name }) => names.includes(name) && !offered.includes(name))
    .map(({ file, field, name }) =>
      warningFault(file, field, `${quote(name)} is not offered: ${fields} leaves it out`),
    )

const regionFaults = (place: string, regions: readonly string[]): Fault[] =>
  regions.flatMap((region, at) => {
    const field = `${place}[${at}]`
    if (typeof region !== 'string' || !region.trim()) {
      return [errorFault(fields, field, 'is empty: write its name, or take it out')]
    }
    return regions.indexOf(region) < at
      ? [errorFault(fields, field, `${quote(region)} is there twice: take one out`)]
      : []
  })

/** What the list calls a country that others call so: 'Czechia' is its 'Czech Republic'. */
function calledBy(given: string, locale: string): string | undefined {
  const languages = new Set(['en', isTag(locale) ? locale : 'en'])
  const named = [...languages].map(
    (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
  )
  return countryList.find(({ region }) => named.some((names) => names.of(region) === given))?.name
}

/** What no format knows is told of site.ts. */
function isTag(locale: string): boolean {
  return /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(locale)
}
