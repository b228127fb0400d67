/** What React Router's manifest script leaves on the window. */
interface Window {
  __reactRouterManifest?: { routes: Record<string, { css?: string[] } | undefined> }
}
