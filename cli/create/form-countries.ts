import { countryList } from '#server/submissions/country-list.ts'

/** The country of a region, 'CZ', as the list of the forms calls it; none where the list lacks it. */
export function formCountries(region: string): string[] {
  return countryList.filter((country) => country.region === region).map(({ name }) => name)
}
