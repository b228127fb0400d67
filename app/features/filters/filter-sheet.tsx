import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { findFacets } from '#domain/search/facet-finder.ts'
import type { SearchVocabulary } from '#domain/search/search-vocabulary.ts'
import { CloseButton } from '#app/ui/close-button.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/listing.ts'
import type { ListNavigation } from './use-filtered-list.ts'
import { allFiltersId } from './all-filters.ts'
import type { AllValues } from './use-all-values.ts'
import { FilterGroups } from './filter-groups.tsx'
import styles from './filter-sheet.module.css'

type Props = {
  matched: number
  navigation: ListNavigation
  values: AllValues
  onClose: () => void
}

/**
 * All filters over the list, which follows every change: a sheet at its side, the whole window on
 * a phone. The dialog keeps the focus inside, closes on Escape and gives the focus back.
 */
export function FilterSheet({ matched, navigation, values, onClose }: Props) {
  const { all: facets, failed } = values
  const dialog = useRef<HTMLDialogElement>(null)
  const show = useRef<HTMLButtonElement>(null)
  const [text, setText] = useState('')
  const vocabulary = useVocabulary()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // On a touch screen the keyboard would cover what there is to choose.
    if (matchMedia('(pointer: fine)').matches) element?.querySelector('input')?.focus()
    // Closed while it is still in the page, so that the browser gives the focus back.
    return () => element?.close()
  }, [])

  const named = text.trim() ? findFacets(facets, text, vocabulary) : undefined
  // Values that are still to come may be called so.
  const isWhole = failed || facets.every((facet) => facet.values)
  const found = named?.size || isWhole ? named : undefined
  const { wanted, change } = navigation
  const isNarrowed = Object.keys({ ...wanted.selection, ...wanted.ranges }).length > 0
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Escape closes; this is the pointer's way
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby="filter-sheet"
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className={styles.content}>
        <header>
          <h2 id="filter-sheet">{texts.allFilters}</h2>
          <CloseButton onClick={() => dialog.current?.close()} />
          <input
            type="search"
            aria-label={texts.findFilter}
            placeholder={texts.findFilterOrValue}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              // To the first control of what was found.
              dialog.current?.querySelector<HTMLElement>('section > details[open] input')?.focus()
            }}
          />
        </header>
        <div className={styles.groups}>
          {found?.size === 0 ? (
            <p role="status">{fillIn(texts.noFilterCalled, { text: text.trim() })}</p>
          ) : (
            <FilterGroups
              facets={facets}
              navigation={navigation}
              failed={failed}
              {...(found && { found })}
            />
          )}
        </div>
        <footer>
          <button
            type="button"
            disabled={!isNarrowed}
            onClick={() => {
              // A button that has nothing left to do loses the focus.
              show.current?.focus()
              change(() => ({ selection: {}, ranges: undefined }))
            }}
          >
            {texts.clear}
          </button>
          <button
            ref={show}
            type="button"
            className={styles.show}
            onClick={() => {
              dialog.current?.close()
              // What is chosen, and the products below it.
              document.getElementById(allFiltersId)?.scrollIntoView()
            }}
          >
            {plural(matched, texts.showCount)}
          </button>
          <p role="status" className="visually-hidden">
            {plural(matched, texts.productCount)}
          </p>
        </footer>
      </div>
    </dialog>
  )
}

/** Other spellings weigh more than all of the sheet: they come behind it. */
function useVocabulary(): SearchVocabulary {
  const [known, setKnown] = useState<SearchVocabulary>({})
  useEffect(() => {
    import('#content/vocabulary.ts').then(
      ({ vocabulary }) => setKnown(vocabulary),
      () => undefined,
    )
  }, [])
  return known
}
