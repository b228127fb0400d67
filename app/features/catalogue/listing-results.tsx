import { paths } from '#app/lib/paths.ts'
import { Pager } from '#app/ui/pager.tsx'
import * as texts from '#texts/listing.ts'
import { Remarks } from '../search/read-as.tsx'
import styles from './listing-results.module.css'
import type { ListingView } from './listing-view.ts'
import { ProductGrid } from './product-grid.tsx'
import { ProductTable } from './product-table.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import type { SiteResults } from '#app/features/search/site-results.ts'
import { labelFromKey } from '#domain/catalogue/attribute.ts'
import { isChosen, without } from '#app/features/filters/filter-changes.ts'

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

type Props = { further: SiteResults; query: string }

/** Pages, tools and documents that a text finds beside products. */
function Further({ further: { links }, query }: Props) {
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

/** Where nothing meets all that is asked: what comes nearest, and ways back to products. */
function EmptyResults({ view }: { view: ListingView }) {
  const { state, facets, total, near } = view
  const heading = headingOf(view)
  if (total === 0) {
    return (
      <>
        <h2>{texts.notAvailable}</h2>
        <p>{texts.tryLater}</p>
      </>
    )
  }
  const chosen = facets.filter(({ key }) => isChosen(state, key))
  return (
    <>
      <h2>{heading}</h2>
      {near && (
        <>
          {heading !== texts.nearest && <p>{texts.nearestAre}</p>}
          <ProductGrid cards={near} />
        </>
      )}
      <p>{texts.takeAway}</p>
      <ul>
        {state.query && (
          <li>
            <a href={paths.products({ ...state, query: '', page: 1 })}>
              {fillIn(texts.withoutWords, { words: state.query })}
            </a>
          </li>
        )}
        {chosen.map(({ key, label = labelFromKey(key) }) => (
          <li key={key}>
            <a href={paths.products(without(state, key))}>
              {fillIn(texts.withoutFilter, { label })}
            </a>
          </li>
        ))}
        <li>
          <a href={paths.contact()}>{texts.askUs}</a>
        </li>
      </ul>
    </>
  )
}

function headingOf({ state: { query }, near, reading }: ListingView): string {
  const unlisted = reading?.unlisted
  if (near && unlisted) return fillIn(texts.notListed, { text: unlisted })
  // What misses nothing that can be told, as the product of a number with a slip, only comes near.
  if (near?.some(({ misses = [] }) => misses.length === 0)) return texts.nearest
  return near || !query ? texts.noneMeetsAll : fillIn(texts.noneFits, { text: query })
}
