import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/listing.ts'
import { paths } from '#app/lib/paths.ts'
import type { SuggestedLink } from './suggestions-of.ts'
import type { Further as FurtherLinks } from './further-of.ts'

type Props = { further: FurtherLinks; query: string }

/** Documents and pages that a text finds beside products. */
export function Further({ further: { documents, pages }, query }: Props) {
  return (
    <>
      {documents.length > 0 && (
        <section aria-label={texts.documents}>
          <h2>{texts.documents}</h2>
          <Links links={documents} />
          <p>
            <a href={paths.knowledge({ query })}>{fillIn(texts.allDocumentsFor, { query })}</a>
          </p>
        </section>
      )}
      {pages.length > 0 && (
        <section aria-label={texts.pages}>
          <h2>{texts.pages}</h2>
          <Links links={pages} />
        </section>
      )}
    </>
  )
}

function Links({ links }: { links: readonly SuggestedLink[] }) {
  return (
    // The class alone makes it a list without bullets.
    <ul className="links">
      {links.map(({ to, name, note }) => (
        <li key={to}>
          <a href={to}>{name}</a> {note && <small className="muted">{note}</small>}
        </li>
      ))}
    </ul>
  )
}
