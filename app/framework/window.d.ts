interface Document {
  /** Not in all browsers: whether the page waits to be shown. */
  prerendering?: boolean
  /** The button that was clicked before scripts ran (app/lib/head-scripts.ts). */
  early?: HTMLElement | null
}

interface Window {
  /** Not in all browsers, and not in the library of types. */
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
    ) => unknown
  }
  /** What scripts-after-paint.server.ts leaves: the routes' code, there when it is kept. */
  routesRead?: Promise<unknown>
  /** What was pressed before scripts had come, by the same. */
  pressed?: (EventTarget | null)[]
  /** What React Router leaves. */
  __reactRouterManifest?: {
    routes: Record<
      string,
      | {
          css?: string[]
          module: string
          clientLoaderModule?: string
          hasLoader: boolean
          hasClientLoader: boolean
        }
      | undefined
    >
  }
  __reactRouterDataRouter?: {
    routes: import('react-router').RouteObject[]
    state: {
      location: import('react-router').Location
      navigation: import('react-router').Navigation
      matches: { route: { id: string } }[]
      loaderData: Record<string, unknown>
      errors: object | null
    }
    subscribe: (listen: (...told: unknown[]) => void) => () => void
  }
}
