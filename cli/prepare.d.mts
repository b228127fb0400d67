/** Where a build is put and served from: BUILD_DIR, or `build`. */
export const buildFolder: string
/** Builds server and client, when their sources changed since the last build. */
export function buildIfStale(): void
/** Builds them in any case. */
export function buildAnew(): void
/** Builds the site of a company of the tests, when it changed, and returns the folder it runs from. */
export function buildCompanyIfStale(company: string): string
/** Where the site with a company of the tests is built. */
export function placeOf(company: string): string
