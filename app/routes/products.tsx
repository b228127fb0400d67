import { catalogueWords } from '#content/catalogue-words.ts'
import { ListPart } from '#app/features/catalogue/list-part.tsx'
import { ListingResults } from '#app/features/catalogue/listing-results.tsx'
import {
  formState,
  withoutDistantValues,
  type ListingView,
} from '#app/features/catalogue/listing-view.ts'
import { missingStatus } from '#app/features/catalogue/missing-status.ts'
import { productsAddress } from '#app/features/catalogue/products-address.ts'
import { withOpen } from '#app/features/filters/all-filters.ts'
import { ListControls } from '#app/features/filters/list-controls.tsx'
import { controlledList, type ProductsAddress } from '#app/features/filters/list-source.tsx'
import { listingOf } from '#app/features/search/listing-of.ts'
import { homeCrumb } from '#app/lib/record-head.ts'
import { paths } from '#app/lib/paths.ts'
import { redirectTo } from '#app/page-module.ts'
import { parseListingState } from '#domain/catalogue/listing-state.ts'
import * as listing from '#texts/listing.ts'
import * as texts from '#texts/pages.ts'
import { notKept, type PageAnswer, type PageArgs, type PageHead } from '../page-module.ts'
import styles from './products.module.css'

type Data = {
  view: ListingView
  open: string | null
  database: ProductsAddress | undefined
  answer: PageAnswer
}

export async function load({ site, url }: PageArgs): Promise<Data | Response> {
  const { searchParams } = url
  const { view, notToKeep } = await listingOf(site, parseListingState(searchParams))
  const open = searchParams.get('open')
  const asked = formState(searchParams, view)
  if (asked) return redirectTo(withOpen(paths.products(asked), open))
  return {
    view: withoutDistantValues(view, open),
    open,
    database: productsAddress(site),
    answer: missingStatus(site) === 503 ? { status: 503 } : notToKeep ? notKept : {},
  }
}

export const answer = (data: Data): PageAnswer => data.answer

export const head = (): PageHead => ({
  title: texts.allProducts,
  description: catalogueWords.description,
  path: paths.products(),
  trail: [homeCrumb, { label: texts.allProducts }],
})

export function Page({ data: { view, open, database } }: { data: Data }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{texts.allProducts}</h1>
      <section aria-label={listing.results}>
        <ListControls
          page={page}
          list={controlledList(view)}
          open={open}
          label={listing.products}
          database={database}
        />
        <ListPart name="results">
          <ListingResults view={view} />
        </ListPart>
      </section>
    </div>
  )
}

const page = { kind: 'products' } as const
