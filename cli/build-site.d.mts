/** Where a build is put and served from: BUILD_DIR, or `build`. */
export const buildFolder: string
/** Builds server and client, when their sources changed since the last build. */
export function buildIfStale(options?: { checkShapes: boolean }): void
/** What to do where the last build is another company's site than the sample's, and none is named. */
export function whyNotSample(
  last: { company?: string } | undefined,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined
/** The mark of a build in a folder of a company's site: of the engine's files and the company's. */
export function markOf(folder: string, company: { name: string; path: string }): string
/** Builds into a folder what the variables name; throws where that fails. */
export function buildInto(place: string, given: Readonly<Record<string, string | undefined>>): void
