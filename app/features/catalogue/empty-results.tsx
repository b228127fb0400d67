import { Link } from 'react-router'
import { catalogueWords } from '#content/catalogue-words.ts'
import { labelFromKey } from '#domain/catalogue/attribute.ts'
import { PageLink } from '../../framework/page-link.tsx'
import { paths } from '#app/lib/paths.ts'
import { isChosen, without } from '../filters/filter-changes.ts'
import type { ListingView } from './listing-view.ts'
import { ProductGrid } from './product-grid.tsx'

/** Where nothing meets all that is asked: what comes nearest, and ways back to products. */
export function EmptyResults({
  view: { state, facets, total, near, former },
}: {
  view: ListingView
}) {
  if (total === 0) {
    return (
      <>
        <h2>The catalog is not available right now</h2>
        <p>We are on it. Please try again in a few minutes, or call one of our offices below.</p>
      </>
    )
  }
  const chosen = facets.filter(({ key }) => isChosen(state, key))
  return (
    <>
      <h2>{former ? 'No longer made' : 'No product meets all of this'}</h2>
      {former && (
        <p>
          <PageLink to={former.to}>{former.name}</PageLink>: its page says what to order in its
          place.
        </p>
      )}
      {near && (
        <>
          <p>These come nearest:</p>
          <ProductGrid cards={near} />
        </>
      )}
      <p>Take one requirement away and see what remains:</p>
      <ul>
        {state.query && (
          <li>
            <Link to={paths.products({ ...state, query: '', page: 1 })}>
              Without the words “{state.query}”
            </Link>
          </li>
        )}
        {chosen.map(({ key, label = labelFromKey(key) }) => (
          <li key={key}>
            <Link to={paths.products(without(state, key))}>Without “{label}”</Link>
          </li>
        ))}
        <li>
          <Link to={paths.contact()}>{catalogueWords.nothingFound}</Link>
        </li>
      </ul>
    </>
  )
}
