import { isRouteErrorResponse, useLocation } from 'react-router'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import * as texts from '#texts/shell.ts'
import { ErrorStyles } from './error-styles.tsx'
import { FailurePage } from './failure-page.tsx'
import type { NotFound } from './not-found-page.tsx'

// Every page would carry it. What fails on the way is said without any more code.
const NotFoundPage = lazyPart(async () => (await import('./not-found-page.tsx')).NotFoundPage)

/** The page for anything that went wrong: a 404 offers a search and the nearest names. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <>
        <ErrorStyles />
        <title>{texts.notFound}</title>
        <NotFoundPage {...(error.data as Partial<NotFound> | null)} />
      </>
    )
  }
  return (
    <>
      <ErrorStyles />
      <title>{texts.notShown}</title>
      <FailurePage address={pathname + search} />
    </>
  )
}
