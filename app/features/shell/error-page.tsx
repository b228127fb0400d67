import { isRouteErrorResponse } from 'react-router'
import { PageLink } from '#app/framework/page-link.tsx'
import { paths } from '#app/lib/paths.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import * as texts from '#texts/shell.ts'
import * as uiTexts from '#texts/ui.ts'
import { ErrorStyles } from './error-styles.tsx'
import type { NotFound } from './not-found-page.tsx'

// Every page would carry it. What fails on the way is said without any more code.
const NotFoundPage = lazyPart(async () => (await import('./not-found-page.tsx')).NotFoundPage)

/** The page for anything that went wrong: a 404 offers a search and the nearest names. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundPage {...(error.data as Partial<NotFound> | null)} />
  }
  return (
    <div className="wrap error-page">
      <ErrorStyles />
      <title>{texts.notShown}</title>
      <h1>{texts.notShown}</h1>
      <p className="intro">{texts.failedOnWay}</p>
      <p className="actions">
        <button onClick={() => window.location.reload()}>{uiTexts.loadAgain}</button>
        <PageLink to={paths.products()}>{texts.allProducts}</PageLink>
        <PageLink to={paths.contact()}>{texts.contactUs}</PageLink>
      </p>
    </div>
  )
}
