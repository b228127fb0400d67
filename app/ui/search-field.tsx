import { useEffect, useRef } from 'react'
import * as texts from '#texts/ui.ts'
import { SearchIcon } from './search-icon.tsx'
import styles from './search-field.module.css'

type Props = {
  label: string
  placeholder: string
  /** What is looked for. */
  query: string
  /** Where its button leads. */
  action: string
  onType: (text: string) => void
}

/**
 * A search in a form. The field keeps its own text; what `query` becomes by other means, as a step
 * back or a button that clears, comes into the field.
 */
export function SearchField({ label, placeholder, query, action, onType }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const last = useRef(query)
  useEffect(() => {
    if (query === last.current) return
    last.current = query
    if (field.current!.value.trim() !== query) field.current!.value = query
  }, [query])

  return (
    <div className={styles.search}>
      <SearchIcon size={18} />
      <input
        ref={field}
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={200}
        defaultValue={query}
        onChange={({ target }) => onType(target.value)}
      />
      <button type="submit" formAction={action}>
        {texts.search}
      </button>
    </div>
  )
}
