import { useContext, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Form, Link, useLocation } from 'react-router'
import type { CatalogueInBrowser } from '#app/features/catalogue/catalogue-in-browser.ts'
import { BrowserCatalogueContext } from '#app/features/catalogue/browser-catalogue.ts'
import { paths } from '#app/lib/paths.ts'
import { SearchIcon } from '#app/ui/search-icon.tsx'
import styles from './product-search.module.css'

type Found = { slug: string; name: string; partNumber: string }

/**
 * The search of the top bar. Without JavaScript it leads to the all-products list; with it, a
 * dropdown offers the products whose name holds what was typed.
 */
export function ProductSearch() {
  const store = useContext(BrowserCatalogueContext)
  const root = useRef<HTMLFormElement>(null)
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<Found[]>()
  const [isOpen, setOpen] = useState(false)
  /** Asked for when the field takes the focus, not with each key: a database may be down. */
  const reading = useRef<Promise<CatalogueInBrowser | undefined>>(undefined)
  const location = useLocation()
  useEffect(() => setOpen(false), [location])

  const read = () => (reading.current = store?.load().catch(() => undefined))
  const search = async (text: string) => {
    setQuery(text)
    if (!text.trim() || !store) return setOpen(false)
    setOpen(true)
    const catalogue = store.ready() ?? (await (reading.current ?? read()))
    // Typing may have gone on while the catalogue was read.
    if (root.current?.q.value === text) setFound(catalogue?.search(text))
  }
  const close = () => setOpen(false)

  return (
    <Form
      ref={root}
      role="search"
      aria-label="Site"
      action={paths.products()}
      className={styles.search}
      onSubmit={(event) => {
        if (!query.trim()) event.preventDefault()
        close()
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
        aria-label="Search products"
        placeholder="Product name or part number"
        autoComplete="off"
        maxLength={200}
        value={query}
        onFocus={(event) => {
          void read()
          // Coming back from a result by arrow or Escape must not open the list again.
          if (query.trim() && !root.current?.contains(event.relatedTarget)) void search(query)
        }}
        onChange={(event) => void search(event.target.value)}
      />
      <p role="status" className="visually-hidden">
        {isOpen &&
          found &&
          (found.length === 1 ? '1 product found' : `${found.length} products found`)}
      </p>
      {isOpen && (
        <div className={styles.results}>
          {found?.length === 0 && <p>No product name contains “{query.trim()}”.</p>}
          <ul className={styles.list}>
            {found?.map(({ slug, name, partNumber }) => (
              <li key={slug}>
                <Link to={paths.product(slug)} onClick={close}>
                  {name} <span>{partNumber}</span>
                </Link>
              </li>
            ))}
          </ul>
          <Link className={styles.all} to={paths.products({ query: query.trim() })} onClick={close}>
            Search everything for “{query.trim()}”
          </Link>
        </div>
      )}
    </Form>
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
