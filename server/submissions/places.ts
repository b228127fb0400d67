import { allCountries } from 'country-region-data'
import type { CountryChoices } from '#domain/records/form-fields.ts'
import type { State, StatesOf } from '#domain/submission/state.ts'
import * as texts from '#texts/locale.ts'

export type Places = {
  /** Names in the site's language, in the order in which a form offers them. */
  countries: readonly string[]
  /** Of a country by either of its names. */
  statesOf: StatesOf
  /** The name under which a country is kept and delivered, whatever language its form was in. */
  recordedName: (country: string) => string
}

/**
 * The countries of the world, or those that the company offers, the ones that most visitors choose
 * first, and their states. `wanted` and `choices` hold names of the data set, which are English; what
 * comes of a form is kept under these as well.
 */
export function createPlaces(
  wanted: readonly string[] = [],
  locale: string = texts.locale,
  choices: CountryChoices = {},
): Places {
  const { compare } = new Intl.Collator(locale)
  const shownName = namesIn(locale)
  const { offered, regions: given = {}, regionAskedOf = 'all' } = choices
  const isAsked = (country: string, regions: readonly State[]) => {
    if (regionAskedOf === 'divided') return regions.length > 0
    return regionAskedOf === 'all' || regionAskedOf.includes(country)
  }
  const states = new Map<string, readonly State[] | null>()
  const shown = new Map<string, string>()
  for (const [country, code, regions] of allCountries) {
    if (offered && !offered.includes(country)) continue
    // In the order in which the company has them.
    const own = Object.hasOwn(given, country) ? given[country]!.map(withoutCode) : undefined
    const known = own ?? regionsOf(regions).sort((a, b) => compare(a.name, b.name))
    const isNone = own?.length === 0
    states.set(country, !isNone && isAsked(country, known) ? known : null)
    shown.set(country, shownName(code) ?? country)
  }
  const first = [...new Set(wanted)].filter((name) => states.has(name))
  const others = [...states.keys()].filter((name) => !first.includes(name))
  const recorded = new Map([...shown].map(([country, name]) => [name, country]))
  const recordedName = (country: string) => recorded.get(country) ?? country
  return {
    countries: [
      ...first.map((country) => shown.get(country)!),
      ...others.map((country) => shown.get(country)!).sort(compare),
    ],
    statesOf: (country) => states.get(recordedName(country)),
    recordedName,
  }
}

/** What the data set divides into one is not divided: it names the country once more. */
function regionsOf(regions: readonly (readonly [name: string, code: string])[]): State[] {
  const named = regions.map(([name, code]) => ({ name, code }))
  return named.length > 1 ? named : []
}

const withoutCode = (name: string): State => ({ name, code: '' })

/** English has the data set's own names, which boards and their rules were made with. */
function namesIn(locale: string): (code: string) => string | undefined {
  if (new Intl.Locale(locale).language === 'en') return () => undefined
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  return (code) => names.of(code)
}

/** The countries of the forms by the data set's own names, each with its code of ISO 3166. */
export const countryList: readonly { name: string; region: string }[] = allCountries.map(
  ([name, region]) => ({ name, region }),
)
