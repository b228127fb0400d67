import { paths } from '#app/lib/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/shell.ts'
import * as uiTexts from '#texts/ui.ts'

/** What a missing page knows of what was asked for. */
export type NotFound = {
  asked: string
  /** Why a part number that looks like one of a product cannot be ordered, in a sentence. */
  reason?: string | undefined
  nearest: { name: string; to: string }[]
}

/** Offers a search and the nearest names; without any where nobody has looked for them. */
export function NotFoundPage({ asked = '', reason, nearest = [] }: Partial<NotFound>) {
  return (
    <div className="wrap error-page">
      <h1>{texts.noPageHere}</h1>
      <p className="intro">
        {reason ?? (
          <>
            {asked ? `${fillIn(texts.nothingCalled, { asked })} ` : ''}
            {texts.mayHaveMoved}
          </>
        )}
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
                <a href={to}>{name}</a>
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
