import * as site from '#texts/locale.ts'
import { countryName, countryNames } from '#domain/texts/country-name.ts'
import type { LanguagePack } from './language-pack.ts'

/**
 * By a word of a country's name in any language of the packs, as a stem, the words that the site's
 * language has for it: 'allemagne' is 'germany'. A word of several names means what these share:
 * 'corea' is 'korea', whether of the South or of the North.
 */
export function createCountryWords(
  packs: readonly LanguagePack[],
  wordsOf: (text: string) => string[],
): ReadonlyMap<string, readonly string[]> {
  const languages = [site.locale, ...packs.map(({ code }) => code)].map(countryNames)
  const meanings = new Map<string, readonly string[]>()
  for (const country of countryCodes()) {
    const meant = wordsOf(countryName(country))
    const names = new Set(languages.flatMap((namesOf) => namesOf(country)))
    for (const word of new Set([...names].flatMap(wordsOf)))
      meanings.set(word, meanings.get(word)?.filter((known) => meant.includes(known)) ?? meant)
  }
  return new Map([...meanings].filter(([, meant]) => meant.length > 0))
}

/** All pairs of letters: what is no code has no name. */
function countryCodes(): string[] {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
  return letters.flatMap((first) => letters.map((second) => first + second))
}
