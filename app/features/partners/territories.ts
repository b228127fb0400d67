import type { Territory } from '#domain/records/partners.ts'
import { countryName } from '#domain/texts/country-name.ts'
import * as texts from '#texts/locale.ts'

/** Whole countries in one line, then each divided one: 'Canada: Alberta, Yukon'. */
export function territoryLines(serves: readonly Territory[]): string[] {
  const whole = serves.flatMap(({ country, states }) => (states ? [] : countryName(country)))
  const divided = serves.flatMap(({ country, states }) =>
    states ? `${countryName(country)}: ${states.join(', ')}` : [],
  )
  return [...(whole.length ? [sorted(whole).join(', ')] : []), ...divided]
}

const sorted = (names: readonly string[]): string[] =>
  names.toSorted(new Intl.Collator(texts.locale).compare)
