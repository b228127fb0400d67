import { paths } from '#app/lib/paths.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/listing.ts'
import type { SiteResults } from './site-results.ts'

type Props = { further: SiteResults; query: string }

/** Pages, tools and documents that a text finds beside products. */
export function Further({ further: { links }, query }: Props) {
  return (
    <section aria-label={texts.alsoOnSite}>
      <h2>{texts.alsoOnSite}</h2>
      {/* The class alone makes it a list without bullets. */}
      <ul className="links">
        {links.map(({ to, name, note }) => (
          <li key={to}>
            <a href={to}>{name}</a> {note && <small className="muted">{note}</small>}
          </li>
        ))}
      </ul>
      <p>
        <a href={paths.knowledge({ query })}>{fillIn(texts.allDocumentsFor, { query })}</a>
      </p>
    </section>
  )
}
