import { sampleSearch } from './sample-search.fixture.ts'

export const constraintsIn = (text: string) => sampleSearch.parse(text).constraints

/** What a question says that it requires, or only what it does in figures. */
export const requiredIn = (text: string, onlyType?: 'number') =>
  constraintsIn(text)
    .filter(({ test: { type } }) => !onlyType || type === onlyType)
    .map(({ says }) => says.replaceAll('\u00a0', ' '))

/** The first products that are found. */
export const firstOf = (text: string, count: number) =>
  sampleSearch
    .find(text)
    .matches.slice(0, count)
    .map(({ product }) => product.slug)
