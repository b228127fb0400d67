import { PageLink } from '#app/framework/page-link.tsx'
import * as texts from '#texts/listing.ts'
import type { ListingNavigation } from '../catalogue/use-listing-navigation.ts'
import { withOpen } from './with-open.ts'

type Props = { facetKey: string; navigation: ListingNavigation; failed: boolean }

/** In place of a filter's values, until they are there; or the way to where the server shows them. */
export function ValuesToCome({ facetKey, navigation: { place, wanted }, failed }: Props) {
  if (!failed) return <p role="status">{texts.loadingValues}</p>
  return (
    <p role="alert">
      {texts.valuesNotLoaded}{' '}
      <PageLink to={withOpen(place.to(wanted), facetKey)}>{texts.showValues}</PageLink>
    </p>
  )
}
