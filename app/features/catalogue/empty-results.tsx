import { labelFromKey } from '#domain/catalogue/attribute.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/listing.ts'
import { paths } from '#app/lib/paths.ts'
import { isChosen, without } from '../filters/filter-changes.ts'
import type { ListingView } from './listing-view.ts'
import { ProductGrid } from './product-grid.tsx'

/** Where nothing meets all that is asked: what comes nearest, and ways back to products. */
export function EmptyResults({ view }: { view: ListingView }) {
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
