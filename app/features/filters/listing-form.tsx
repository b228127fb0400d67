import { useContext, useEffect, useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import { catalogueWords } from '#content/catalogue-words.ts'
import { paths } from '#app/lib/paths.ts'
import { createAsTyped } from '#app/ui/as-typed.ts'
import { SearchField } from '#app/ui/search-field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as texts from '#texts/listing.ts'
import { BrowserCatalogueContext } from '../catalogue/browser-catalogue.ts'
import { bringNotes } from '../catalogue/listing-results.tsx'
import type { ListingNavigation } from '../catalogue/use-listing-navigation.ts'

const typingPause = 120

type Props = { query: string; navigation: ListingNavigation; children: ReactNode }

/**
 * Search and filters of the all-products list: one GET form that works without JavaScript. With
 * JavaScript every change applies at once, and the address follows.
 */
export function ListingForm({ query, navigation, children }: Props) {
  const store = useContext(BrowserCatalogueContext)
  const [typing] = useState(() => createAsTyped(typingPause))
  const hydrated = useHydrated()
  const { change, latest, leaving, place } = navigation

  // What was typed last must not bring the list back in place of the page that was pressed. The
  // press itself tells of it: a busy browser renders `leaving` later than the pause in typing ends.
  useEffect(() => {
    const pressed = ({ target }: Event) =>
      target instanceof Element && target.closest('a') && typing.stop()
    addEventListener('click', pressed)
    return () => {
      removeEventListener('click', pressed)
      typing.stop()
    }
  }, [leaving, typing])

  const search = (text: string) =>
    typing.typed(() => change(() => ({ query: text.trim() }), { replace: true }))
  /** A name or a number leads to its product; what else was asked meanwhile goes before. */
  const enter = (text: string) => {
    change(() => ({ query: text }))
    if (!text) return
    const isWanted = () => latest().query === text
    void import('../search/exact-address.ts')
      .then(({ exactAddress }) => exactAddress(text))
      .then(
        (to) => to && isWanted() && location.assign(to),
        () => undefined,
      )
  }
  const getReady = () => {
    bringNotes()
    void store
      ?.load()
      .then((catalogue) => catalogue.prepareListing())
      .catch(() => undefined)
  }

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
        typing.stop()
        const asked = new FormData(event.currentTarget).get('q')
        if (typeof asked === 'string') enter(asked.trim())
      }}
    >
      <SearchField
        label={texts.searchAll}
        placeholder={catalogueWords.searchHint}
        query={query}
        action={paths.search()}
        onType={search}
      />
      {children}
    </Form>
  )
}
