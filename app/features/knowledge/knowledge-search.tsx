import { useEffect, useRef, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { paths } from '#app/lib/paths.ts'
import styles from './knowledge-search.module.css'

/** Pause after the last letter before the list is asked for, in milliseconds. */
const pause = 250

/** The search over names and texts of the documents. */
export function KnowledgeSearch({ query }: { query: string }) {
  const submit = useSubmit()
  const [text, setText] = useState(query)
  const timer = useRef(0)
  // The address may change by other means: back, a link, a filter.
  useEffect(() => setText((typed) => (typed.trim() === query ? typed : query)), [query])
  useEffect(() => () => window.clearTimeout(timer.current), [])

  return (
    <Form
      action={paths.knowledge()}
      role="search"
      preventScrollReset
      className={styles.search}
      onSubmit={() => window.clearTimeout(timer.current)}
    >
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
        aria-label="Search documents"
        placeholder="Search names and texts: “bend radius”, “end-face inspection”, a part number"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          window.clearTimeout(timer.current)
          timer.current = window.setTimeout(() => {
            const wanted = target.value.trim()
            if (wanted === query) return
            // One step back leaves the search, not each of its letters.
            const options = { action: paths.knowledge(), preventScrollReset: true }
            void submit(wanted ? { q: wanted } : {}, { ...options, replace: query !== '' })
          }, pause)
        }}
      />
      <button>Search</button>
    </Form>
  )
}
