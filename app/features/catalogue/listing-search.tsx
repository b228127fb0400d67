import { useContext, useEffect, useState } from 'react'
import { catalogueWords } from '#content/catalogue-words.ts'
import { BrowserCatalogueContext } from './browser-catalogue.ts'
import styles from './listing-search.module.css'

type Props = { query: string; onType: (text: string) => void }

/** The search over every text of every product. */
export function ListingSearch({ query, onType }: Props) {
  const store = useContext(BrowserCatalogueContext)
  const [text, setText] = useState(query)
  // The address may change by other means: back, a link, Clear All Filters.
  useEffect(() => setText((typed) => (typed.trim() === query ? typed : query)), [query])

  return (
    <div className={styles.search}>
      <svg
        width="18"
        height="18"
        viewBox="0 0 14 14"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <circle cx="6" cy="6" r="4.5" />
        <path d="m9.5 9.5 4 4" />
      </svg>
      <input
        type="search"
        name="q"
        aria-label="Search all products"
        placeholder={catalogueWords.searchHint}
        autoComplete="off"
        maxLength={200}
        value={text}
        onFocus={() => void store?.load().catch(() => undefined)}
        onChange={(event) => {
          setText(event.target.value)
          onType(event.target.value)
        }}
      />
      <button type="submit">Search</button>
    </div>
  )
}
