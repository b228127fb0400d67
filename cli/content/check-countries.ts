import { errorFault, quote, type Fault } from '#domain/catalogue/check-fault.ts'
import { createSuggest } from '#domain/catalogue/check-suggest.ts'
import { countryList } from '#server/submissions/country-list.ts'

const place = 'firstCountries'

/** Countries that the forms would begin with and their list does not have. */
export function countryFaults(first: readonly string[], locale: string): Fault[] {
  const names = countryList.map(({ name }) => name)
  const suggest = createSuggest(names)
  return first.flatMap((given, at) => {
    const field = `${place}[${at}]`
    if (first.indexOf(given) < at) {
      return [
        errorFault('company/contact.ts', field, `${quote(given)} is there twice: take one out`),
      ]
    }
    if (names.includes(given)) return []
    const meant = calledBy(given, locale) ?? suggest(given)
    const advice = meant
      ? `write ${quote(meant)}`
      : 'write it as country-region-data does, in English'
    return [
      errorFault(
        'company/contact.ts',
        field,
        `${quote(given)} is no country of the forms: ${advice}`,
      ),
    ]
  })
}

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
