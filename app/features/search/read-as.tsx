import { Link } from 'react-router'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { paths } from '#app/lib/paths.ts'
import { withFilters } from './as-filters.ts'
import type { Reading } from './reading-view.ts'

type Props = { reading: Reading; state: ListingState }

/** How a text was read: what is asked for, each with a way to take it back, and what was not understood. */
export function ReadAs({ reading: { chips, unknown, passed, meant, filters }, state }: Props) {
  const to = (query: string) => paths.products({ ...state, query, page: 1 })
  return (
    <>
      {chips.length > 0 && (
        <>
          <span aria-hidden="true">Read as:</span>
          {/* The class alone makes it a list without bullets. */}
          <ul className="chips" aria-label="Read as">
            {chips.map(({ says, without }) => (
              <li key={says}>
                <Link to={to(without)} preventScrollReset>
                  {says} <span aria-hidden="true">✕</span>
                  <span className="visually-hidden">, remove</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {filters && (
        <Link
          to={paths.products(withFilters(state, filters.set, filters.query))}
          preventScrollReset
        >
          Set as filters
        </Link>
      )}
      {unknown.length > 0 && <p>Not understood: {unknown.join(', ')}</p>}
      {passed.length > 0 && <p>Not taken into account: {passed.join(', ')}</p>}
      {meant.length > 0 && (
        <p>
          Did you mean{' '}
          {meant.map((number, i) => (
            <span key={number}>
              {i > 0 && ' or '}
              <Link to={to(number)}>{number}</Link>
            </span>
          ))}
          ?
        </p>
      )}
    </>
  )
}
