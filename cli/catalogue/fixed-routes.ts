/**
 * What the server answers before the site's own routes: server/app.ts and CONTRACT.md,
 * "HTTP surface beside the pages".
 */
export const serverAddresses = [
  '/api/',
  '/assets/',
  '/drawings/',
  '/feeds/',
  '/files/',
  '/healthz',
  '/images/',
  '/list',
  '/mcp',
  '/metrics',
  '/readyz',
  '/service-worker.js',
  '/v0/',
  '/v1/',
]

/**
 * First segments of the site's own addresses, each with such an address. Lower-cased, because
 * the site does not tell capitals apart. A product may not have any as its slug, not even
 * `family`, whose page does not exist yet.
 */
export function fixedRoutes(
  routes: readonly { path: string }[],
  addresses: readonly string[],
): Map<string, string> {
  const found = new Map<string, string>()
  for (const address of [...addresses, ...routes.map(({ path }) => `/${path}`)]) {
    const first = address.split('/')[1]?.toLowerCase()
    // Products themselves are found by a parameter.
    if (first && !first.startsWith(':') && !found.has(first)) found.set(first, address)
  }
  return found
}
