import { allCountries } from 'country-region-data'

/** The countries of the forms by the data set's own names, each with its code of ISO 3166. */
export const countryList: readonly { name: string; region: string }[] = allCountries.map(
  ([name, region]) => ({ name, region }),
)
