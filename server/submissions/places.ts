import { allCountries } from 'country-region-data'
import type { State, StatesOf } from '#domain/submission/state.ts'

export type Places = {
  /** Names in the order in which a form offers them. */
  countries: readonly string[]
  statesOf: StatesOf
}

/** The countries of the world, those that most visitors choose first, and their states. */
export function createPlaces(first: readonly string[] = []): Places {
  const states = new Map<string, readonly State[]>()
  for (const [country, , regions] of allCountries) {
    const named = regions.map(([name, code]) => ({ name, code }))
    // What the data set divides into one is not divided: it names the country once more.
    states.set(country, named.length > 1 ? named.sort(byName) : [])
  }
  const unknown = first.filter((name) => !states.has(name))
  if (unknown.length) throw new Error(`No such country: ${unknown.join(', ')}.`)
  const others = [...states.keys()].filter((name) => !first.includes(name)).sort(alphabetical)
  return { countries: [...first, ...others], statesOf: (country) => states.get(country) }
}

const alphabetical = new Intl.Collator('en').compare
const byName = (a: State, b: State) => alphabetical(a.name, b.name)
