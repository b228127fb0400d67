import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { SuggestedLink, Suggestions } from '#app/features/search/suggestions-of.ts'
import { island } from '#app/islands/island.tsx'
import { paths } from '#app/lib/paths.ts'
import { SearchIcon } from '#app/ui/search-icon.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/shell.ts'
import styles from './product-search.module.css'
import resultStyles from './search-results.module.css'
import { askForSuggestions } from '#app/features/search/ask-for-suggestions.ts'

/** Of the field; a label elsewhere in the header leads to it. */
export const searchFieldId = 'product-search'

export const ProductSearch = island('product-search', ProductSearchForm, 'interaction')

/**
 * The search of the top bar. Without JavaScript it leads to the product that was named, or to the
 * all-products list; with it, a dropdown offers products, pages and documents. The field keeps its
 * own text: what is typed before the island hydrates is searched for then.
 */
export function ProductSearchForm() {
  const field = useRef<HTMLInputElement>(null)
  const { found, ask } = useSuggestions()
  /** The text that the dropdown is open for; empty while it is closed. */
  const [query, setQuery] = useState('')
  const isOpen = query !== ''

  const search = () => {
    const text = field.current!.value.trim()
    setQuery(text)
    void ask(text)
  }
  const close = () => setQuery('')
  const leave = () => {
    close()
    // The next key goes on from the page, and a phone's keyboard makes room.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  useEffect(() => {
    if (document.activeElement === field.current) search()
    // A page that comes back from the browser's cache has its dropdown closed.
    const closeRestored = ({ persisted }: PageTransitionEvent) => persisted && close()
    addEventListener('pageshow', closeRestored)
    return () => removeEventListener('pageshow', closeRestored)
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it hydrates
  }, [])

  const linkTo = ({ to, name, note, misses }: SuggestedLink) => (
    <a key={to} href={to} onClick={leave}>
      {name} <span>{note}</span> <span>{misses}</span>
    </a>
  )

  return (
    <form
      role="search"
      aria-label={texts.site}
      action={paths.search()}
      className={styles.search}
      onSubmit={(event) => {
        if (field.current!.value.trim()) leave()
        else event.preventDefault()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) {
          // A browser would empty the field.
          event.preventDefault()
          close()
          field.current!.focus()
        } else moveFocus(event)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <SearchIcon size={14} />
      <input
        ref={field}
        id={searchFieldId}
        type="search"
        name="q"
        aria-label={texts.searchProducts}
        placeholder={texts.searchHint}
        autoComplete="off"
        maxLength={200}
        onFocus={(event) => {
          // Coming back from a result by arrow or Escape must not open the list again.
          if (!event.currentTarget.form!.contains(event.relatedTarget)) search()
        }}
        onChange={search}
      />
      <p role="status" className="visually-hidden">
        {isOpen && found?.status}
      </p>
      {isOpen && (
        // A press on its words leaves the focus within: else it would close under the hand.
        <div className={resultStyles.results} aria-busy={found?.of !== query} tabIndex={-1}>
          {found?.status && (
            <div>
              {found.isPagesFirst && found.pages?.map(linkTo)}
              {found.remark && <p>{found.remark}</p>}
              <ul>
                {found.links.map((link) => (
                  <li key={link.to}>{linkTo(link)}</li>
                ))}
              </ul>
              {!found.isPagesFirst && found.pages?.map(linkTo)}
            </div>
          )}
          <a className={resultStyles.all} href={paths.products({ query })} onClick={leave}>
            {fillIn(texts.searchEverything, { text: query })}
          </a>
        </div>
      )}
    </form>
  )
}

/** Down and up move from the field through the results and back. */
function moveFocus(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/**
 * What the server offers for the text that was asked for last. What it offered before stays until
 * then: `of` is its text. For no text there is nothing.
 */
function useSuggestions() {
  const [found, setFound] = useState<Suggestions & { of: string }>()
  const newest = useRef<AbortController>(undefined)

  async function ask(text: string): Promise<void> {
    newest.current?.abort()
    if (!text) return setFound(undefined)
    newest.current = new AbortController()
    const answer = await askForSuggestions(text, newest.current.signal).catch(() => undefined)
    if (answer) setFound({ ...answer, of: text })
  }

  return { found, ask }
}
