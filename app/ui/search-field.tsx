import { useEffect, useRef, useState } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import * as texts from '#texts/ui.ts'
import { SearchIcon } from './search-icon.tsx'
import styles from './search-field.module.css'

type Props = {
  label: string
  placeholder: string
  /** What the address says is looked for. */
  query: string
  /** Where its button leads without scripts, if not where its form does. */
  action?: string
  onType: (text: string) => void
}

/**
 * A search in the address: what is typed goes there, and what comes from there by other means
 * (back, a link, a button that clears) comes into the field.
 */
export function SearchField({ label, placeholder, query, action, onType }: Props) {
  const isStepBack = useNavigationType() === NavigationType.Pop
  const [text, setText] = useState(query)
  /** Typed, but not yet answered: an answer to the first letters must not take the later ones. */
  const typed = useRef(new Set<string>())
  useEffect(() => {
    setText((now) => {
      if (now.trim() !== query && typed.current.has(query) && !isStepBack) return now
      typed.current.clear()
      return now.trim() === query ? now : query
    })
  }, [query, isStepBack])

  return (
    <div className={styles.search}>
      <SearchIcon size={18} />
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ target }) => {
          typed.current.add(target.value.trim())
          setText(target.value)
          onType(target.value)
        }}
      />
      <button type="submit" formAction={action}>
        {texts.search}
      </button>
    </div>
  )
}
