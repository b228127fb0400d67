/** Why the last attempt to build came to nothing. */
export type BuildFailure = {
  /** The mark of what was to be built. */
  mark: string
  /** ISO 8601. */
  at: string
  reason: string
}
/** The builds in a folder, of which `server` and `client` are those of the one in use. */
export function buildsIn(folder: string): {
  /** `company` is left out where it is the sample's site. */
  current(): { name: string; mark: string | undefined; company?: string } | undefined
  add(mark: string, make: (place: string) => void, company?: string): void
  failure(): BuildFailure | undefined
  noteFailure(failure: BuildFailure): void
  forgetFailure(): void
}
