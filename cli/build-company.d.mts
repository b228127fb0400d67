/** Builds the site of a company of the tests, when it changed, and returns the folder it runs from. */
export function buildCompanyIfStale(company: string): string
/** Where the site with a company of the tests is built. */
export function placeOf(company: string): string
