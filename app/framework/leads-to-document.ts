import { matchPath, useRouteLoaderData } from 'react-router'

/** Whether a path leads to a document, which the browser loads, and not to a page of the router's. */
export function useLeadsToDocument(): (path: string) => boolean {
  const root = useRouteLoaderData('root') as { hydrating: string[] } | undefined
  return (path) => !root?.hydrating.some((pattern) => matchPath(pattern, path))
}
