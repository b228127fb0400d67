import { isRouteErrorResponse, Link } from 'react-router'
import { paths } from '#app/lib/paths.ts'
import { catalogueWords } from '#content/catalogue-words.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import stylesUrl from './error-page.css?url'

/** What a missing page knows of what was asked for. */
export type NotFound = { asked: string; nearest: { name: string; to: string }[] }

/** The page for anything that went wrong: a 404 offers a search and the nearest names. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundPage {...readNotFound(error.data)} />
  }
  return (
    <div className="wrap error-page">
      <Styles />
      <h1>This page could not be shown</h1>
      <p className="intro">
        Something failed on its way to you. Loading it again often helps; the rest of the site
        works.
      </p>
      <p className="actions">
        <button type="button" onClick={() => window.location.reload()}>
          Load this page again
        </button>
        <Link to={paths.products()}>All products</Link>
        <Link to={paths.contact()}>Contact Us</Link>
      </p>
    </div>
  )
}

export function NotFoundPage({ asked, nearest }: NotFound) {
  return (
    <div className="wrap error-page">
      <Styles />
      <title>Page not found</title>
      <h1>There is no page here</h1>
      <p className="intro">
        {asked ? `Nothing on this site is called “${asked}”. ` : ''}
        It may have moved, or the address may have a slip in it.
      </p>
      <form className="search" action={paths.products()} role="search" aria-label="Find a product">
        <input
          type="search"
          name="q"
          aria-label="Search the catalog"
          placeholder={catalogueWords.lookupHint}
          maxLength={200}
        />
        <button>Search</button>
      </form>
      {nearest.length > 0 && (
        <section className="nearest">
          <h2>Did you mean</h2>
          <ul className="list">
            {nearest.map(({ name, to }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <ButtonLink to={paths.products()} look="outline">
          All products
        </ButtonLink>
      </p>
    </div>
  )
}

/** A file of its own: the root shows this page, and every other would carry its styles. */
const Styles = () => <link rel="stylesheet" href={stylesUrl} precedence="route" />

function readNotFound(data: unknown): NotFound {
  const { asked, nearest } = (data ?? {}) as Partial<NotFound>
  return { asked: asked ?? '', nearest: nearest ?? [] }
}
