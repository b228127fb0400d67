import { matchPath, useRouteLoaderData } from 'react-router'

/** The site map as a page that hydrates needs it: patterns of pages of either kind. */
export type PathsOfKinds = { documents: string[]; hydrating: string[] }

/** Whether a path leads to a document, which the browser loads, and not to a page of the router's. */
export function useLeadsToDocument(): (path: string) => boolean {
  const kinds = useRouteLoaderData('root') as { paths: PathsOfKinds } | undefined
  return (path) => {
    const { documents = [], hydrating = [] } = kinds?.paths ?? {}
    const all = [...documents, ...hydrating].filter((pattern) => matchPath(pattern, path))
    // An address in so many words comes before a pattern.
    const found = all.find((pattern) => !pattern.includes(':')) ?? all[0]
    return found !== undefined && documents.includes(found)
  }
}
