import type { Territory } from '#domain/records/partners.ts'
import { countryName } from '#domain/texts/country-name.ts'
import * as texts from '#texts/locale.ts'

/** Each divided country with its states, 'Canada: Alberta, Yukon', then all whole ones in one line. */
export function territoryLines(serves: readonly Territory[] = []): string[] {
  const whole = serves.flatMap(({ country, states }) => (states ? [] : countryName(country)))
  const divided = serves.flatMap(({ country, states }) =>
    states ? `${countryName(country)}: ${states.join(', ')}` : [],
  )
  return [...divided, ...(whole.length ? [sorted(whole).join(', ')] : [])]
}

const sorted = (names: readonly string[]): string[] =>
  names.toSorted(new Intl.Collator(texts.locale).compare)
