import { paths } from '#app/lib/paths.ts'
import { Pager } from '#app/ui/pager.tsx'
import * as texts from '#texts/listing.ts'
import { Further } from '../search/further.tsx'
import { Remarks } from '../search/read-as.tsx'
import { EmptyResults } from './empty-results.tsx'
import styles from './listing-results.module.css'
import type { ListingView } from './listing-view.ts'
import { ProductGrid } from './product-grid.tsx'
import { ProductTable } from './product-table.tsx'

/** The products of the list, what is to be said of a text, and ways onward, also when there are none. */
export function ListingResults({ view }: { view: ListingView }) {
  const { state, cards, table, matched, pages, reading, further, near, former, unknown } = view
  const others = further && (
    <div className={styles.further}>
      <Further further={further} query={state.query} />
    </div>
  )
  // Where no product comes near, what was looked for may be a page.
  const isFirst = further?.isFirst === true || (matched === 0 && !near)
  const hasRemarks = reading ?? unknown ?? former
  return (
    <>
      {hasRemarks && (
        <div className={styles.remarks}>
          <Remarks
            reading={reading}
            former={former}
            isEmpty={matched === 0}
            nobodys={unknown}
            state={state}
          />
        </div>
      )}
      {isFirst && others}
      {matched === 0 ? (
        <div className={styles.empty}>
          <EmptyResults view={view} />
        </div>
      ) : (
        <>
          {/* The cards' names are third-level headings. */}
          <h2 className="visually-hidden">{texts.products}</h2>
          {table ? <ProductTable table={table} state={state} /> : <ProductGrid cards={cards} />}
          <Pager
            label={texts.pagesOfProducts}
            page={state.page}
            pages={pages}
            to={(page) => paths.products({ ...state, page })}
          />
        </>
      )}
      {matched > 0 && near && (
        <section className={styles.near} aria-labelledby="near">
          <h2 id="near">{texts.nearest}</h2>
          <ProductGrid cards={near} />
        </section>
      )}
      {!isFirst && others}
    </>
  )
}
