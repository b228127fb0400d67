import * as texts from '#texts/listing.ts'
import type { ListNavigation } from './use-filtered-list.ts'
import { withOpen } from './with-open.ts'

type Props = { facetKey: string; navigation: ListNavigation; failed: boolean }

/** In place of a filter's values, until they are there; or the way to where the server shows them. */
export function ValuesToCome({ facetKey, navigation: { place, wanted }, failed }: Props) {
  if (!failed) return <p role="status">{texts.loadingValues}</p>
  return (
    <p role="alert">
      {texts.valuesNotLoaded} <a href={withOpen(place.to(wanted), facetKey)}>{texts.showValues}</a>
    </p>
  )
}
