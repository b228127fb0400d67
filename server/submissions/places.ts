import { allCountries } from 'country-region-data'
import type { State, StatesOf } from '#domain/submission/state.ts'
import * as texts from '#texts/locale.ts'

export type Places = {
  /** Names in the site's language, in the order in which a form offers them. */
  countries: readonly string[]
  /** Of a country by either of its names. */
  statesOf: StatesOf
  /** The name under which a country is kept and delivered, whatever language its form was in. */
  recordedName: (country: string) => string
  /** What was to be first and is no country of the data set: it is left out. */
  unknown: readonly string[]
}

/**
 * The countries of the world, those that most visitors choose first, and their states. `wanted` are
 * names of the data set, which are English; what comes of a form is kept under these as well.
 */
export function createPlaces(
  wanted: readonly string[] = [],
  locale: string = texts.locale,
): Places {
  const { compare } = new Intl.Collator(locale)
  const shownName = namesIn(locale)
  const states = new Map<string, readonly State[]>()
  const shown = new Map<string, string>()
  for (const [country, code, regions] of allCountries) {
    const named = regions.map(([name, code]) => ({ name, code }))
    // What the data set divides into one is not divided: it names the country once more.
    const sorted = named.length > 1 ? named.sort((a, b) => compare(a.name, b.name)) : []
    states.set(country, sorted)
    shown.set(country, shownName(code) ?? country)
  }
  const [first, unknown] = [true, false].map((isThere) =>
    [...new Set(wanted)].filter((name) => states.has(name) === isThere),
  ) as [string[], string[]]
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
    unknown,
  }
}

/** English has the data set's own names, which boards and their rules were made with. */
function namesIn(locale: string): (code: string) => string | undefined {
  if (new Intl.Locale(locale).language === 'en') return () => undefined
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  return (code) => names.of(code)
}
