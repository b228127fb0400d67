export type Redirect = { path: string; hash: string; to: string }

/** The target of a legacy address: path and hash must both match; a trailing slash does not matter. */
export function redirectTarget(
  redirects: readonly Redirect[],
  location: { pathname: string; hash: string },
): string | undefined {
  const path = location.pathname.replace(/(.)\/+$/, '$1')
  return redirects.find((redirect) => redirect.path === path && redirect.hash === location.hash)?.to
}
