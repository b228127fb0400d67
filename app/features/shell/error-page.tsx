import { isRouteErrorResponse, Link } from 'react-router'
import { paths } from '#app/lib/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/shell.ts'
import * as uiTexts from '#texts/ui.ts'
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
      <title>{texts.notShown}</title>
      <h1>{texts.notShown}</h1>
      <p className="intro">{texts.failedOnWay}</p>
      <p className="actions">
        <button type="button" onClick={() => window.location.reload()}>
          {uiTexts.loadAgain}
        </button>
        <Link to={paths.products()}>{texts.allProducts}</Link>
        <Link to={paths.contact()}>{texts.contactUs}</Link>
      </p>
    </div>
  )
}

export function NotFoundPage({ asked, nearest }: NotFound) {
  return (
    <div className="wrap error-page">
      <Styles />
      <title>{texts.notFound}</title>
      <h1>{texts.noPageHere}</h1>
      <p className="intro">
        {asked ? `${fillIn(texts.nothingCalled, { asked })} ` : ''}
        {texts.mayHaveMoved}
      </p>
      <form
        className="search"
        action={paths.products()}
        role="search"
        aria-label={texts.findProduct}
      >
        <input
          type="search"
          name="q"
          aria-label={texts.searchCatalog}
          placeholder={texts.lookupHint}
          maxLength={200}
        />
        <button>{uiTexts.search}</button>
      </form>
      {nearest.length > 0 && (
        <section className="nearest">
          <h2>{texts.didYouMean}</h2>
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
          {texts.allProducts}
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
