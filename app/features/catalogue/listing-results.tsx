import { Form, Link } from 'react-router'
import { catalogueWords } from '#content/catalogue-words.ts'
import { withValues } from '#domain/catalogue/listing-state.ts'
import { paths } from '#app/lib/paths.ts'
import { Pager } from '#app/ui/pager.tsx'
import styles from './listing-results.module.css'
import { ListingSort } from './listing-sort.tsx'
import type { ListingView } from './listing-view.ts'
import { ProductGrid } from './product-grid.tsx'
import type { ListingNavigation } from './use-listing-navigation.ts'

type Props = { view: ListingView; navigation: ListingNavigation }

/** How many products there are, the products, and ways onward, also when there are none. */
export function ListingResults({ view, navigation }: Props) {
  const { state, cards, matched, total, pages } = view
  const filtered = state.query !== '' || Object.keys(state.selection).length > 0
  return (
    <section aria-label="Results">
      <div className={styles.head}>
        <p role="status">
          Showing {matched} of {total} products
        </p>
        <Form className={styles.clearing} action={paths.products()} preventScrollReset>
          <button className={styles.clear} disabled={!filtered}>
            Clear All Filters
          </button>
        </Form>
        <ListingSort navigation={navigation} />
      </div>
      {matched === 0 ? (
        <EmptyResults view={view} />
      ) : (
        <>
          {/* The cards' names are third-level headings. */}
          <h2 className="visually-hidden">Products</h2>
          <ProductGrid cards={cards} />
          <Pager
            label="Pages of products"
            page={state.page}
            pages={pages}
            to={(page) => paths.products({ ...state, page })}
          />
        </>
      )}
    </section>
  )
}

function EmptyResults({ view: { state, facets, total } }: { view: ListingView }) {
  if (total === 0) {
    return (
      <div className={styles.empty}>
        <h2>The catalogue is not available right now</h2>
        <p>We are on it. Please try again in a few minutes, or call one of our offices below.</p>
      </div>
    )
  }
  const chosen = facets.filter(({ key }) => Object.hasOwn(state.selection, key))
  return (
    <div className={styles.empty}>
      <h2>No product meets all of this</h2>
      <p>Take one requirement away and see what remains:</p>
      <ul className={styles.ways}>
        {state.query && (
          <li>
            <Link to={paths.products({ ...state, query: '', page: 1 })}>
              Without the words “{state.query}”
            </Link>
          </li>
        )}
        {chosen.map(({ key, label }) => {
          const selection = withValues(state.selection, key, [])
          return (
            <li key={key}>
              <Link to={paths.products({ ...state, selection, page: 1 })}>Without “{label}”</Link>
            </li>
          )
        })}
        <li>
          <Link to={paths.contact()}>{catalogueWords.nothingFound}</Link>
        </li>
      </ul>
    </div>
  )
}
