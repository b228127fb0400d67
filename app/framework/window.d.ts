/** What React Router leaves on the window. */
interface Window {
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
    state: { location: import('react-router').Location }
  }
}
