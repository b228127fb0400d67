import { useContext, useEffect, useRef, type ReactNode } from 'react'
import { Form } from 'react-router'
import { catalogueWords } from '#content/catalogue-words.ts'
import { SearchField } from '#app/ui/search-field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as texts from '#texts/listing.ts'
import { BrowserCatalogueContext } from '../catalogue/browser-catalogue.ts'
import type { ListingNavigation } from '../catalogue/use-listing-navigation.ts'

const typingPause = 120

type Props = { query: string; navigation: ListingNavigation; children: ReactNode }

/**
 * Search and filters of the all-products list: one GET form that works without JavaScript. With
 * JavaScript every change applies at once, and the address follows.
 */
export function ListingForm({ query, navigation, children }: Props) {
  const store = useContext(BrowserCatalogueContext)
  const typing = useRef<number>(undefined)
  const hydrated = useHydrated()
  const { change, leaving, place } = navigation

  // What was typed last must not bring the list back in place of the page that was pressed. The
  // press itself tells of it: a busy browser renders `leaving` later than the pause in typing ends.
  useEffect(() => {
    const stop = () => clearTimeout(typing.current)
    const pressed = ({ target }: Event) =>
      target instanceof Element && target.closest('a') && stop()
    addEventListener('click', pressed)
    return () => {
      removeEventListener('click', pressed)
      stop()
    }
  }, [leaving])

  const search = (text: string) => {
    clearTimeout(typing.current)
    // The server is asked, and only after a pause in typing.
    typing.current = window.setTimeout(
      () => change(() => ({ query: text.trim() }), { replace: true }),
      typingPause,
    )
  }
  const getReady = () =>
    void store
      ?.load()
      .then((catalogue) => catalogue.prepareListing())
      .catch(() => undefined)

  return (
    <Form
      id="listing"
      action={place.path}
      role="search"
      aria-label={texts.products}
      onPointerEnter={getReady}
      onFocus={getReady}
      // Controls that are folded away are in no form.
      onSubmit={(event) => {
        if (!hydrated) return
        event.preventDefault()
        clearTimeout(typing.current)
        const asked = new FormData(event.currentTarget).get('q')
        if (typeof asked === 'string') change(() => ({ query: asked.trim() }))
      }}
    >
      <SearchField
        label={texts.searchAll}
        placeholder={catalogueWords.searchHint}
        query={query}
        onType={search}
      />
      {children}
    </Form>
  )
}
