import { useContext, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router'
import {
  BrowserCatalogueContext,
  type BrowserCatalogue,
} from '#app/features/catalogue/browser-catalogue.ts'
import { PageLink } from '#app/framework/page-link.tsx'
import type { SuggestedLink, Suggestions } from '#app/features/search/suggestions-of.ts'
import { paths } from '#app/lib/paths.ts'
import { SearchIcon } from '#app/ui/search-icon.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/shell.ts'
import { focusOnPage } from './use-focus-on-page.ts'
import styles from './product-search.module.css'
import resultStyles from './search-results.module.css'

/**
 * The search of the top bar. Without JavaScript it leads to the product that was named, or to the
 * all-products list; with it, a dropdown offers products and pages: what was read of the text
 * once the code for that has come, products by their names before.
 */
export function ProductSearch() {
  const store = useContext(BrowserCatalogueContext)
  const root = useRef<HTMLFormElement>(null)
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<Suggestions & { of: string }>()
  const [isOpen, setOpen] = useState(false)
  /** Asked for when the field takes the focus, not with each key: a database may be down. */
  const reading = useRef<Promise<ReturnType<BrowserCatalogue['atHand']>>>(undefined)
  const location = useLocation()
  useEffect(() => setOpen(false), [location])

  const read = () => (reading.current = store?.load().catch(() => undefined))
  const show = async () => {
    const text = root.current?.q.value
    const catalogue = store?.atHand() ?? (await (reading.current ?? read()))
    for (
      let suggested = await catalogue?.search(text, search);
      // Typing may have gone on meanwhile.
      root.current?.q.value === text;
      suggested = await suggested.later
    ) {
      setFound(suggested && { ...suggested, of: text })
      if (!suggested?.later) return
    }
  }
  const search = (text: string) => {
    setQuery(text)
    if (!text.trim() || !store) return setOpen(false)
    setOpen(true)
    void show()
  }
  /** What was typed before the code had come that reads it is read then. */
  const prepare = async () => {
    await (await read())?.prepareSearch()
    if (document.activeElement === root.current?.q) void show()
  }
  const close = () => setOpen(false)
  /** The next key goes on from the page that is to come, and a phone's keyboard makes room for it. */
  const leave = () => {
    close()
    focusOnPage()
  }
  const linkTo = ({ to, name, note, misses }: SuggestedLink) => (
    <PageLink key={to} to={to} onClick={leave}>
      {name} <span>{note}</span> <span>{misses}</span>
    </PageLink>
  )

  return (
    <form
      ref={root}
      role="search"
      aria-label={texts.site}
      action={paths.search()}
      className={styles.search}
      onSubmit={(event) => {
        if (query.trim()) leave()
        else event.preventDefault()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) {
          close()
          root.current?.q.focus()
        } else moveFocus(event)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <SearchIcon size={14} />
      <input
        type="search"
        name="q"
        aria-label={texts.searchProducts}
        placeholder={texts.searchHint}
        autoComplete="off"
        maxLength={200}
        value={query}
        onFocus={(event) => {
          void prepare()
          // Coming back from a result by arrow or Escape must not open the list again.
          if (query.trim() && !root.current?.contains(event.relatedTarget)) search(query)
        }}
        onChange={(event) => search(event.target.value)}
      />
      <p role="status" className="visually-hidden">
        {isOpen && found?.status}
      </p>
      {isOpen && (
        // A press on its words leaves the focus within: else it would close under the hand.
        <div className={resultStyles.results} aria-busy={found?.of !== query} tabIndex={-1}>
          <div>
            {found?.read}
            {found?.remark && <p>{found.remark}</p>}
            <ul>
              {found?.links.map((link) => (
                <li key={link.to}>{linkTo(link)}</li>
              ))}
            </ul>
            {found?.pages?.map(linkTo)}
          </div>
          <PageLink
            className={resultStyles.all}
            to={paths.products({ query: query.trim() })}
            onClick={leave}
          >
            {fillIn(texts.searchEverything, { text: query.trim() })}
          </PageLink>
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
