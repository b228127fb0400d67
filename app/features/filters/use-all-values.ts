import { useContext, useState } from 'react'
import { useRevalidator } from 'react-router'
import { BrowserCatalogueContext } from '../catalogue/browser-catalogue.ts'

/**
 * How the values of all filters are asked for: with the catalogue read, the list is made here.
 * `failed` where it cannot be read; the server then shows those of one filter at a time.
 */
export function useAllValues(): { load: () => void; failed: boolean } {
  const store = useContext(BrowserCatalogueContext)
  const { revalidate } = useRevalidator()
  const [failed, setFailed] = useState(false)
  const load = () =>
    void store
      ?.load()
      .then((catalogue) => catalogue.prepareListing())
      .then(revalidate)
      .catch(() => setFailed(true))
  return { load, failed }
}
