import { redirects } from '#content/redirects.ts'
import { redirectTarget } from '#domain/redirects/hash-redirect.ts'

/** Where an old address leads now, if it is one. */
export const legacyTarget = (location: { pathname: string; hash: string }) =>
  redirectTarget(redirects, location)
